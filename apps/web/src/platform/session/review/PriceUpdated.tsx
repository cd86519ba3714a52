import { changeText } from '@musi/domain/amount/percentText'
import { type Amount, currencyId } from '@musi/domain/currency'
import type { AmountMove } from '@musi/domain/exchange/amountMove'
import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Text } from '@musi/ui/Text'
import { amountText, exactText } from '#platform/page/money/amountText.ts'
import { figureText } from '#platform/page/money/figureText.ts'
import styles from './PriceUpdated.module.css'
import { reviewText } from './reviewWords.ts'

const DIGITS = 6

type Props = {
  /** Accepts the new offer; null if there is no offer left to accept. */
  onAccept: (() => void) | null
  isConnected: boolean
  /** Reason why there is nothing to accept, worded by the act. */
  goneText: string
  /** Amounts that changed; empty if something else has changed. */
  moves: readonly AmountMove[]
}

/** Reports that the reviewed offer changed: how the new one differs, or why there is none. */
export function PriceUpdated({ onAccept, isConnected, goneText, moves }: Props) {
  const unavailableText = isConnected ? goneText : reviewText('unconnected')
  const isBetter = moves.length > 0 && moves.every((move) => move.isBetter)
  const isMixed = !isBetter && moves.some((move) => move.isBetter)
  return (
    <div id="price-updated" className={styles['updated']} data-better={isBetter || undefined} role="alert">
      <b className={styles['head']}>
        <Icon name={isBetter ? 'wave' : 'warning'} /> {onAccept === null ? unavailableText : reviewText('updated')}
      </b>
      {onAccept !== null && (
        <>
          {moves.length > 0 && <p>{reviewText(isBetter ? 'moved.better' : isMixed ? 'moved.mixed' : 'moved.worse')}</p>}
          {moves.map((move) => (
            <MoveLine key={move.side + currencyId(move.now.currency)} move={move} />
          ))}
          <Button id="accept-price" block onClick={onAccept}>
            {reviewText('accept')}
          </Button>
        </>
      )}
    </div>
  )
}

/** Formats both amounts with enough digits to tell them apart. */
function textsOf({ before, now }: AmountMove): readonly [string, string] {
  const short = (amount: Amount) => amountText(amount, DIGITS)
  return short(before) === short(now) ? [exactText(before), exactText(now)] : [short(before), short(now)]
}

function MoveLine({ move }: { move: AmountMove }) {
  const [before, now] = textsOf(move)
  const change = figureText(changeText(move.change))
  return (
    <p className={styles['move']}>
      <span className="unseen">{reviewText(`move.${move.side}`, { before, now, change })}</span>
      <span aria-hidden="true" className={styles['seen']}>
        <Text as="span" tone="muted">
          {reviewText(move.side)}
        </Text>
        <s title={exactText(move.before)}>{before}</s>
        <b title={exactText(move.now)}>{now}</b>
        <span className={styles['change']}>{change}</span>
      </span>
    </p>
  )
}
