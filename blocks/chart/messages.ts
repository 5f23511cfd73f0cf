import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('chart', {
  bar: 'Bar chart',
  line: 'Line chart',
  pie: 'Pie chart',
  help: 'Use the arrow keys to read the values.',
  point: '{row}, {column}: {value}',
  slice: '{row}: {value} ({share})',
  none: 'no value',
  unnamed: 'Column {number}',
  other: 'Other',
  truncated:
    '{count, plural, one {# column is not drawn, because it} other {# columns are not drawn, because they}} would be indistinguishable.',
  unreadable: 'The data of this chart could not be read.',
  negative: 'Values below zero are not shown in the pie.',
  notJson: 'The data-block-json of this chart cannot be read. {reason}',
  tooLarge: 'Your dataset must have at most 100,000 cells', // like `datasetMessages`
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { chart: ['notJson', 'tooLarge'] } as const
