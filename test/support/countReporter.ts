import type { Reporter, TestModule } from 'vitest/node'

/**
 * Ends the run with one plain line, `N passed, N failed`, that scripts can read. Before it, lists each flaky test,
 * which passed only on retry, with its first error: such a test, or the code it tests, needs a fix.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 }
    for (const module of modules) {
      let ran = false
      for (const test of module.children.allTests()) {
        count[test.result().state]++
        if (test.diagnostic()?.flaky) {
          console.log(`Passed at the second try only: ${module.relativeModuleId} > ${test.fullName}`)
          for (const { message, diff } of test.result().errors ?? [])
            console.log(diff ? `${message}\n${diff}` : message)
        }
        ran = true
      }
      if (!ran && !module.ok()) count.failed++
    }
    const skipped = count.skipped + count.pending
    console.log(`\n${count.passed} passed, ${count.failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  }
}
