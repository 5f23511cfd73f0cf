const marks = '.sqs-edit-mode-active, .sqs-edit-mode, .sqs-is-page-editing'

/** Whether the page is being edited in the owner's panel, according to the platform's classes on the body. */
export function isEditing(): boolean {
  return document.body?.matches(marks) ?? false
}
