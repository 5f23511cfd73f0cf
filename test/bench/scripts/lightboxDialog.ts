import { openInDialog } from './bareDialog'

openInDialog()
