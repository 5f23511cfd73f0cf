import { describe, expect, it, vi } from 'vitest'
import { type Change, createController, linkGalleries } from '../../../blocks/gallery/engine/controller'
import { isShown } from '../../../blocks/gallery/engine/galleryState'

/** A controller whose transitions the test ends. */
function setUp({ count = 5, loops = true } = {}) {
  const arrivals: (() => void)[] = []
  const changes: Change[] = []
  const onEnd = vi.fn()
  const controller = createController({
    count,
    loops,
    onEnd,
    move: (change) => {
      changes.push(change)
      return new Promise((resolve) => arrivals.push(resolve))
    },
  })
  const arrive = async () => {
    for (const end of arrivals.splice(0)) end()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { controller, changes, onEnd, arrive, index: () => controller.store.getState().index }
}

describe('the gallery controller', () => {
  it('wraps next and previous when looping', async () => {
    const { controller, index, changes, arrive } = setUp()
    expect(controller.step(-1)).toBe(true)
    expect(index()).toBe(4)
    await arrive()
    controller.step(1)
    expect(index()).toBe(0)
    expect(changes).toEqual([
      { from: 0, to: 4, direction: -1, isStep: true },
      { from: 4, to: 0, direction: 1, isStep: true },
    ])
  })

  it('counts negative values from the end', () => {
    const { controller, index } = setUp()
    controller.goTo(-2)
    expect(index()).toBe(3)
  })

  it('moves in the order of the slides unless it is given a direction', async () => {
    const { controller, changes, arrive } = setUp()
    controller.goTo(3)
    await arrive()
    controller.goTo(1)
    await arrive()
    controller.goTo(4, -1)
    expect(changes.map(({ direction }) => direction)).toEqual([1, -1, -1])
    expect(changes.map(({ isStep }) => isStep)).toEqual([false, false, true])
  })

  it('shows only the slides of the current group', () => {
    const { controller } = setUp({ count: 7 })
    controller.setGroupSize(3)
    controller.goTo(3)
    const state = controller.store.getState()
    expect([2, 3, 4, 5, 6].map((index) => isShown(state, index))).toEqual([false, true, true, true, false])
  })

  it('rejects every change during a transition', async () => {
    const { controller, index, arrive } = setUp()
    controller.goTo(2)
    expect(controller.goTo(4)).toBe(false)
    expect(controller.step(1)).toBe(false)
    expect(index()).toBe(2)
    await arrive()
    expect(controller.goTo(4)).toBe(true)
  })

  it('rejects a change to the current slide', () => {
    expect(setUp().controller.goTo(0)).toBe(false)
    expect(setUp().controller.goTo(5)).toBe(false)
  })

  it('stops at the ends without looping and reports them', async () => {
    const { controller, onEnd, arrive, index } = setUp({ count: 3, loops: false })
    expect(controller.step(-1)).toBe(false)
    controller.step(1)
    await arrive()
    expect(onEnd).not.toHaveBeenCalled()
    controller.step(1)
    expect(onEnd).not.toHaveBeenCalled()
    await arrive()
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('reached-end')
    expect(controller.step(1)).toBe(false)
    controller.goTo(0)
    await arrive()
    expect(onEnd).toHaveBeenLastCalledWith('reached-beginning')
    expect(index()).toBe(0)
  })

  it('reports no end when looping', async () => {
    const { controller, onEnd, arrive } = setUp()
    controller.goTo(4)
    await arrive()
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('becomes idle even if its transition fails', async () => {
    const report = vi.fn()
    const broken = new Error('broken')
    vi.stubGlobal('reportError', report)
    const controller = createController({ count: 2, loops: true, move: () => Promise.reject(broken) })
    controller.goTo(1)
    await new Promise((resolve) => setTimeout(resolve))
    expect(controller.store.getState()).toMatchObject({ index: 1, isMoving: false })
    expect(report).toHaveBeenCalledExactlyOnceWith(broken)
  })
})

describe('linked galleries', () => {
  it('keep their indexes in sync, from either side', async () => {
    const [main, strip] = [setUp(), setUp()]
    linkGalleries(main.controller, strip.controller)
    main.controller.goTo(2)
    expect(strip.index()).toBe(2)
    await main.arrive()
    await strip.arrive()
    strip.controller.step(1)
    expect(main.index()).toBe(3)
  })

  it('move to the group that contains the slide chosen in a thumbnail strip', () => {
    const [main, strip] = [setUp({ count: 7 }), setUp({ count: 7 })]
    main.controller.setGroupSize(3)
    linkGalleries(main.controller, strip.controller)
    strip.controller.goTo(4)
    expect([main.index(), strip.index()]).toEqual([3, 4])
  })

  it('reject a change while the other one is moving to a different index', async () => {
    const [main, strip] = [setUp(), setUp()]
    const part = linkGalleries(main.controller, strip.controller)
    part()
    strip.controller.goTo(4)
    linkGalleries(main.controller, strip.controller)
    expect(main.controller.goTo(2)).toBe(false)
    expect(main.controller.goTo(4)).toBe(true)
  })

  it('can be unlinked', () => {
    const [main, strip] = [setUp(), setUp()]
    linkGalleries(main.controller, strip.controller)()
    main.controller.goTo(2)
    expect(strip.index()).toBe(0)
  })
})
