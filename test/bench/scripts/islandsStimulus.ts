import { Application, Controller } from '@hotwired/stimulus'

class Counter extends Controller {
  static override targets = ['button']
  declare readonly buttonTarget: HTMLButtonElement
  count = 0

  press(): void {
    this.buttonTarget.textContent = String(++this.count)
  }
}

Application.start().register('counter', Counter)
