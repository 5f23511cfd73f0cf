import { useEffect, useRef, useState } from 'react'
import { format } from '../../../src/language/format'
import { keyWithoutSku, lineOf } from '../../../src/model/cart/cartOperation'
import type { CartView, CartViewEntry } from '../../../src/model/cart/overlayCart'
import { messages } from '../messages'
import type { CartSettings } from '../props'
import type { WriteMoney } from '../writeMoney'
import { isFocusLost } from './cartFocus'
import { Line } from './Line'
import { Problem } from './Problem'
import type { Rows } from './rows'
import { type CartActions, nameOf, type Removal } from './useCartActions'

interface LinesProps {
  readonly view: CartView
  readonly actions: CartActions
  readonly settings: CartSettings
  readonly write: WriteMoney
  readonly rowKit: Rows
}

/** The lines of the cart. Removed lines keep their places and can be restored. */
export function Lines({ view, actions, settings, write, rowKit: { List, Row } }: LinesProps) {
  const rows = rowsOf(view.entries, actions.removals)
  const rowKeyOf = useRowKeys(view.entries)
  if (rows.length === 0) return null
  return (
    <ul className="skerry-cart-lines" aria-label={messages.items}>
      <List>
        {rows.map((row, index) =>
          'index' in row ? (
            <Row key={`removed ${row.entry.key}`}>
              <Removed removal={row} problem={actions.problems.get(row.entry.key)} onUndo={() => actions.undo(row)} />
            </Row>
          ) : (
            <Row key={rowKeyOf(row)}>
              <Line
                entry={row}
                problem={actions.problems.get(row.key)}
                hasFocus={actions.restored === row.key}
                settings={settings}
                write={write}
                onQuantity={(quantity) => actions.setQuantity(row, quantity)}
                onStep={(step, largest) => actions.step(row, step, largest)}
                onRemove={() => actions.remove(row, index)}
              />
            </Row>
          ),
        )}
      </List>
    </ul>
  )
}

/**
 * Returns the key of a line's row. If a line gets its SKU from the server's response, or loses it, its row stays, and
 * with it the focus and the text being typed.
 */
function useRowKeys(entries: readonly CartViewEntry[]): (entry: CartViewEntry) => string {
  const [known] = useState(() => new Map<string, string>())
  const isShown = (key: string) => entries.some((entry) => (known.get(entry.key) ?? entry.key) === key)
  for (const entry of entries) {
    const { id, key } = entry
    if (!known.has(key)) {
      const before = known.get(id) ?? keyWithoutSku(lineOf(entry))
      known.set(key, known.has(before) && !isShown(before) ? before : key)
    }
    if (id) known.set(id, known.get(key) ?? key)
  }
  return ({ key }) => known.get(key) ?? key
}

/** The lines in order, with removed and restored ones in their places. */
function rowsOf(entries: readonly CartViewEntry[], removals: readonly Removal[]): readonly (CartViewEntry | Removal)[] {
  const rows: (CartViewEntry | Removal)[] = [...entries]
  for (const removal of [...removals].sort((one, other) => one.index - other.index)) {
    const { entry, others } = removal
    const place = rows.findIndex((row) => 'key' in row && row.key === entry.key && !(row.id && others.includes(row.id)))
    const [line] = place < 0 ? [] : rows.splice(place, 1)
    if (line || !removal.isBack) rows.splice(removal.index, 0, line ?? removal)
  }
  return rows
}

interface RemovedProps {
  readonly removal: Removal
  readonly problem: string | undefined
  readonly onUndo: () => void
}

/** Shows that a line was removed, with a button to restore it. Takes over the focus from the line. */
function Removed({ removal, problem, onUndo }: RemovedProps) {
  const button = useRef<HTMLButtonElement>(null)
  const name = nameOf(removal.entry)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  // A row that returns during its exit animation is not mounted again, so focus its button here: the line that had the
  // focus is leaving.
  useEffect(() => {
    if (problem && isFocusLost()) button.current?.focus({ preventScroll: true })
  }, [problem])
  return (
    <div className="skerry-cart-removed" data-line={removal.entry.key}>
      <p>{format(messages.removed, { name })}</p>
      <button
        ref={button}
        type="button"
        className="skerry-cart-quiet"
        aria-label={format(messages.undoItem, { name })}
        onClick={onUndo}
      >
        {messages.undo}
      </button>
      <Problem text={problem} />
    </div>
  )
}
