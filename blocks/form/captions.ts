import { catalogue } from '../../src/language/catalogue'

/** The captions of drawn fields. A page's `localizedStrings` override them by the same path. */
export const captions = catalogue('form.captions', {
  'name.firstName': 'First Name',
  'name.lastName': 'Last Name',
  'address.address1': 'Address 1',
  'address.address2': 'Address 2',
  'address.city': 'City',
  'address.stateProvince': 'State/Province',
  'address.zipPostalCode': 'Zip/Postal Code',
  'address.country': 'Country',
  'phone.country': 'Country',
  'phone.number': 'Number',
  'email.signUp': 'Sign up for news and updates',
  'file.add': 'Add a File',
  'likert.stronglyDisagree': 'Strongly Disagree',
  'likert.disagree': 'Disagree',
  'likert.neutral': 'Neutral',
  'likert.agree': 'Agree',
  'likert.stronglyAgree': 'Strongly Agree',
  submit: 'Submit',
  required: '(required)',
})
