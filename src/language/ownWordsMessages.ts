/** What owners read in the console of words that they replace. */
export const problems = {
  notAnObject: 'Skerry: {path} of the replaced messages is no object, and was left out.',
  notJson: 'Skerry: the messages in a script with data-skerry-messages are no JSON, and were left out. {problem}',
  notReplaced: 'Skerry: the message {path} was not replaced. {problem}',
  noSuchEntry: 'There is no entry of that name.',
  notText: 'It is no text.',
  unknownValue: 'It asks for the value {name}; there are: {known}.',
  none: 'none',
} as const
