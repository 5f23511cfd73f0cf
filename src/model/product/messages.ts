import { catalogue } from '../../language/catalogue'

/** The texts of the platform's templates for prices and pickers. */
export const messages = catalogue('product', {
  from: 'from {price}',
  salePrice: 'Sale Price:',
  originalPrice: 'Original Price:',
  unavailable: 'Unavailable',
  subscription: '{price} {period}',
  limitedSubscription: '{price} {period} for {duration}',
  period:
    '{unit, select, week {every {count, plural, one {week} other {{count} weeks}}} month {every {count, plural, one {month} other {{count} months}}} other {every {count, plural, one {year} other {{count} years}}}}',
  duration:
    '{unit, select, week {{count, plural, one {{count} week} other {{count} weeks}}} month {{count, plural, one {{count} month} other {{count} months}}} other {{count, plural, one {{count} year} other {{count} years}}}}',
  notWith: 'Not available with {choices}',
  soldOut: 'Sold out',
  invalidJson:
    'The {attribute} around this block is not the JSON of a product, so its buttons and options do nothing. Write the product as JSON, and escape it as HTML.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { product: ['invalidJson'] } as const
