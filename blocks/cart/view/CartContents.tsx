import { useState } from 'react'
import { useStore } from 'zustand'
import type { CartClient } from '../../../src/data/cart/CartClient'
import { cartCurrency } from '../../../src/model/cart/cartCurrency'
import { adoptSpokenText, spokenClass } from '../../../src/ui/spokenText'
import { adoptStyles } from '../../../src/ui/styles'
import { messages } from '../messages'
import type { CartSettings } from '../props'
import { moneyWriter } from '../writeMoney'
import { Checkout } from './Checkout'
import { Coupons } from './Coupons'
import css from './cart.css?inline'
import { passFocusOn, useKeptFocus } from './cartFocus'
import { Lines } from './Lines'
import { type Rows, stillRows } from './rows'
import { Shipping } from './Shipping'
import { Totals } from './Totals'
import { useCartActions } from './useCartActions'
import { usePriceNews } from './usePriceNews'

export interface CartContentsProps {
  readonly client: CartClient
  readonly settings: CartSettings
  /** Omits what only the cart page has space for: coupons, shipping and the totals that depend on them. */
  readonly isCompact?: boolean
  /** What an empty cart offers to do. Default: a link to the shop. */
  readonly onContinue?: () => void
  /** How lines are animated: `movingRows` if animation is allowed. */
  readonly rowKit?: Rows | undefined
}

/** The visitor's cart (C3), on the cart page and in the drawer. */
export function CartContents({
  client,
  settings,
  isCompact = false,
  onContinue,
  rowKit = stillRows,
}: CartContentsProps) {
  adoptStyles('cart', css)
  adoptSpokenText()
  const { view, isSynced, isOffline, problem, refused } = useStore(client.store)
  const actions = useCartActions(client)
  const root = useKeptFocus(actions.warning)
  const write = moneyWriter({ locale: settings.moneyLocale, currency: cartCurrency(view, settings.currency) })
  const news = usePriceNews(view, write)
  const warningClient = { ...client, change: actions.send }
  const isEmpty = view.entries.length === 0
  const isLoading = isEmpty && !isSynced && problem === ''

  return (
    <div ref={root} className="skerry-cart" data-state={stateOf(isLoading, isEmpty)}>
      {isOffline && <Notice text={messages.offline} />}
      {problem && <Notice text={problem} onRetry={isSynced ? undefined : client.refresh} />}
      {refused && <Notice text={refused} />}
      {(actions.warning || news) && <Notice text={actions.warning || news} />}
      {isLoading && <p role="status">{messages.loading}</p>}
      <div className="skerry-cart-columns">
        <div className="skerry-cart-main">
          <Lines view={view} actions={actions} settings={settings} write={write} rowKit={rowKit} />
          {isEmpty && isSynced && <Empty continueUrl={settings.continueUrl} onContinue={onContinue} />}
          {!isEmpty && !isCompact && (
            <Coupons view={view} client={warningClient} write={write} onSpeak={actions.speak} />
          )}
          {view.requiresShipping && !isEmpty && !isCompact && (
            <Shipping
              view={view}
              client={warningClient}
              locale={settings.locale}
              write={write}
              onSpeak={actions.speak}
            />
          )}
        </div>
        {!isEmpty && (
          <section className="skerry-cart-summary" aria-label={messages.summary}>
            <Totals view={view} write={write} isCompact={isCompact} />
            <Checkout client={client} settings={settings} view={view} write={write} />
          </section>
        )}
      </div>
      <p className={spokenClass} role="status">
        {actions.spoken}
      </p>
    </div>
  )
}

function stateOf(isLoading: boolean, isEmpty: boolean): string {
  if (isLoading) return 'loading'
  return isEmpty ? 'empty' : 'filled'
}

interface NoticeProps {
  readonly text: string
  /** Called by the button that tries again. Never rejects. */
  readonly onRetry?: (() => Promise<void>) | undefined
}

function Notice({ text, onRetry }: NoticeProps) {
  const [isTrying, setTrying] = useState(false)
  const retry = async () => {
    if (isTrying) return
    setTrying(true)
    await onRetry?.()
    setTrying(false)
  }
  return (
    <div className="skerry-cart-notice" role="alert">
      {/* After another failure, the text changes back and is announced again. */}
      <p>{isTrying ? messages.loading : text}</p>
      {onRetry && (
        <button
          ref={passFocusOn}
          type="button"
          className="skerry-cart-quiet"
          aria-disabled={isTrying || undefined}
          onClick={retry}
        >
          {messages.tryAgain}
        </button>
      )}
    </div>
  )
}

interface EmptyProps {
  readonly continueUrl: string
  readonly onContinue: (() => void) | undefined
}

function Empty({ continueUrl, onContinue }: EmptyProps) {
  const className = 'sqs-block-button-element skerry-cart-button'
  return (
    <div className="skerry-cart-empty">
      <p>{messages.empty}</p>
      {onContinue ? (
        <button type="button" className={className} onClick={onContinue}>
          {messages.continueShopping}
        </button>
      ) : (
        <a className={className} href={continueUrl}>
          {messages.continueShopping}
        </a>
      )}
    </div>
  )
}
