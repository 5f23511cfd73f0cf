import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('add-to-cart', {
  adding: 'Adding…',
  added: 'Added!',
  addedSpoken: 'Added to your cart.',
  chooseOption: 'Please choose {option}.',
  notOffered: 'This combination is not available.',
  quantityInvalid: 'Please enter a quantity from {minimum} to {maximum}.',
  offline: 'Please check your internet connection.', // A8 Data layer
})
