/** A throttled function. */
export interface Throttled {
  (): void
  /** Cancels a pending run. */
  cancel(): void
}

const keptDurations = 22 // B9 Timing: throttle keeps the last 22 durations
const waitFactor = 2 // … and waits twice the average

/**
 * Calls `run` at once, then waits for twice its average duration before it runs again, so that slow work runs less
 * often. Calls in between are combined into one last run, so the final state is never missed.
 */
export function throttle(run: () => void): Throttled {
  const durations: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = false
  let isRunning = false

  const act = () => {
    const start = performance.now()
    isWanted = false
    isRunning = true
    try {
      run()
    } finally {
      isRunning = false
      durations.push(performance.now() - start)
      if (durations.length > keptDurations) durations.shift()
      timer = setTimeout(rest, waitFactor * average(durations))
    }
  }
  const rest = () => {
    timer = undefined
    if (isWanted) act()
  }
  const call = () => {
    isWanted = true
    if (timer === undefined && !isRunning) act()
  }
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
    isWanted = false
  }
  return Object.assign(call, { cancel })
}

function average(durations: readonly number[]): number {
  return durations.reduce((sum, duration) => sum + duration, 0) / durations.length
}
