import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take minutes. Not all of them: together at the start, they would slow each other down. */
const slowest = ['site/demo.page.test.ts', 'runtime/missingChunks.page.test.ts']

/** Starts the slowest files first. Otherwise they might be last, and all but one processor would wait for them. */
export default class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => slowest.some((name) => moduleId.endsWith(name))
    const sorted = await super.sort(files)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}
