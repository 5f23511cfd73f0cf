import { Application } from '@hotwired/stimulus'

Application.start()
