/** Console messages for owners who replace our messages. */
export const problems = {
  notAnObject: 'Skerry: {path} of the replaced messages is not an object and was ignored.',
  notJson: 'Skerry: the messages in a script with data-skerry-messages are not valid JSON and were ignored. {problem}',
  notReplaced: 'Skerry: the message {path} was not replaced. {problem}',
  noSuchEntry: 'There is no message of that name.',
  notText: 'It is not a string.',
  unknownValue: 'It uses the value {name}, which does not exist. Available: {known}.',
  none: 'none',
} as const
