import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('add-to-cart', {
  adding: 'Adding…',
  added: 'Added!',
  addedSpoken: 'Added to your cart.',
  purchase: 'Purchase', // docs/decisions.md#21
  opening: 'Opening checkout…',
  chooseOption: 'Please choose {option}.',
  notOffered: 'This combination is not available.',
  quantityInvalid: 'Please enter a quantity from {minimum} to {maximum}.',
  priceChanged: 'The price is now {price}. Press the button again to buy at this price.',
  formTitle: 'Before you buy',
  closeForm: 'Close',
  formFailed: 'Unable to open form', // A8 Data layer
  unknown: 'Unknown error, please try again later.', // A8 Data layer
  offline: 'Please check your internet connection.', // A8 Data layer
})
