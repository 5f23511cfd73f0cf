import { catalogue } from '../../../src/language/catalogue'

/** Warnings for developers about missing markup in a form. */
export const warnings = catalogue('form.warnings', {
  noForm: 'Could not render form', // B8 Console and runtime messages
  noId: 'Skerry: This form has no id, so nothing can be sent. Add data-form-id="…" to the <form>.',
  noUpload:
    'Skerry: This form has a field for files, and none can be sent. Upload them with a script, and name the field that holds their address: data-upload-field="…".',
  noUploadField: 'Skerry: data-upload-field names "{name}", and the form has no such field.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { 'form.warnings': 'all' } as const
