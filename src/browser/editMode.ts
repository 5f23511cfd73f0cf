const marks = '.sqs-edit-mode-active, .sqs-edit-mode, .sqs-is-page-editing'

/** Whether the page is being edited in the owner's panel, by the classes that the platform writes on the body. */
export function isEditing(): boolean {
  return document.body?.matches(marks) ?? false
}
