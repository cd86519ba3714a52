import { shortenAddress } from '@musi/domain/address'
import { symbolText } from '@musi/domain/amount/symbolText'
import type { Currency } from '@musi/domain/currency'
import { Icon } from '@musi/ui/Icon'
import { Text } from '@musi/ui/Text'
import styles from './Unit.module.css'
import { moneyText } from './moneyWords.ts'
import { trustOf } from './unitTrust.ts'
import { isVouchedFor, knownName, unitText } from './unitText.ts'

type Props = {
  currency: Currency
  /** Also shows the creator of an artist's token; set it where somebody is about to pay or sign. */
  showsMaker?: boolean
}

/**
 * The unit beside a figure: the symbol and, for an untrusted token, its address and the token it
 * resembles but is not (spec: money.whose).
 */
export function Unit({ currency, showsMaker = false }: Props) {
  if (currency.kind === 'token' && currency.sharesOf !== undefined) {
    if (isVouchedFor(currency)) return symbolText(currency.symbol)
    const [one, other] = currency.sharesOf
    return (
      <>
        <Unit currency={one} showsMaker={showsMaker} />/<Unit currency={other} showsMaker={showsMaker} />
      </>
    )
  }
  const trust = trustOf(currency)
  if (currency.kind === 'native' || trust.kind === 'known') return symbolText(currency.symbol)
  const token = currency.address
  if (trust.kind === 'madeHere') {
    const creator = shortenAddress(trust.creator)
    return (
      <span data-trust="madeHere" title={moneyText('madeHere', { creator: trust.creator, token })}>
        {symbolText(currency.symbol)}
        {showsMaker && (
          <Text as="small" tone="muted" weight={400}>
            {' '}
            {moneyText('by', { creator })}
          </Text>
        )}
      </span>
    )
  }
  const isLookAlike = trust.kind === 'lookAlike'
  const title = isLookAlike
    ? moneyText('lookAlikeTitle', { known: knownName(trust.original), token })
    : moneyText('unknownTitle', { token })
  return (
    <span data-trust={trust.kind} className={styles[isLookAlike ? 'alarm' : 'unknown']} title={title}>
      {isLookAlike && <Icon name="warning" />}
      {unitText(currency)}
    </span>
  )
}
