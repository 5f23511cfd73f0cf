import { insertScript } from '../../src/browser/loadScript'
import type { WidgetOptions } from './props'
import { untilDrawn } from './untilDrawn'

/** The function of Tock's script. Calls are queued until it has loaded, as in the provider's own snippet. */
interface Tock {
  (method: 'init', business: string): void
  callMethod?: (...call: readonly unknown[]) => void
  queue?: unknown[][]
}

type Host = { tock?: Tock }

/** The id that the script looks for. */
export const tockContainerId = 'Tock_widget_container'

/** Draws Tock's widget in its container. */
export async function openTock({ props, place, signal }: WidgetOptions): Promise<void> {
  const host = globalThis as Host
  const call = host.tock?.callMethod ? host.tock : queueCalls(host)
  call('init', props.business)
  try {
    await untilDrawn(place, {
      isDrawn: () => place.childElementCount > 0,
      // Not `loadScript`: a script that ran but drew nothing must run again on retry.
      load: async (timeoutMs) => {
        if (!call.callMethod) await insertScript(props.source, document.head, { timeoutMs, signal })
      },
      signal,
    })
  } catch (error) {
    if (host.tock === call && !call.callMethod) delete host.tock
    throw error
  }
}

function queueCalls(host: Host): Tock {
  const queue: unknown[][] = []
  const tock: Tock = Object.assign((...call: unknown[]) => void queue.push(call), { queue })
  host.tock = tock
  return tock
}
