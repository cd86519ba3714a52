import { significantAmount } from '@musi/domain/amount/amountText'
import { symbolText } from '@musi/domain/amount/symbolText'
import type { Asset, MovedAmounts } from '@musi/chain/sendWrite/promisedAmounts'
import { type Currency, amountOf } from '@musi/domain/currency'
import { Icon } from '@musi/ui/Icon'
import { listText } from '../../page/i18n/listText.ts'
import styles from './ReviewParts.module.css'
import { t } from './reviewWords.ts'
import type { RehearsalState } from './useRehearsal.ts'

const DIGITS = 6

/** The currency on the screen that an asset is; null: none. */
function currencyOf(asset: Asset, currencies: readonly Currency[]): Currency | null {
  if (asset.kind === 'piece') return null
  if (asset.kind === 'native') return currencies.find(({ kind }) => kind === 'native') ?? null
  return currencies.find((currency) => currency.kind === 'token' && currency.address === asset.address) ?? null
}

const sidesText = (sides: MovedAmounts['paid'] | MovedAmounts['got'], currencies: readonly Currency[]): string =>
  listText(
    sides.flatMap(({ asset, amount }) => {
      const currency = currencyOf(asset, currencies)
      if (currency === null) return []
      return `${significantAmount(amountOf(currency, amount), DIGITS)} ${symbolText(currency.symbol)}`
    }),
  )

function text(state: RehearsalState, currencies: readonly Currency[]): string {
  switch (state.kind) {
    case 'loading':
      return t('tried.loading')
    case 'unable':
      return t('tried.unable')
    case 'problem':
      return state.text
    case 'moved':
      return t('tried.moved', {
        pays: sidesText(state.moved.paid, currencies),
        gets: sidesText(state.moved.got, currencies),
      })
  }
}

type Props = {
  /** As in ReviewSheet: `swap` makes it `#swap-rehearsal`. */
  name: string
  state: RehearsalState
  /** All that may change hands here. */
  currencies: readonly Currency[]
}

/** What this exact transaction would do, according to the node. */
export function Rehearsal({ name, state, currencies }: Props) {
  return (
    <div id={`${name}-rehearsal`} className={styles['rehearsal']} data-kind={state.kind} aria-live="polite">
      <h3>
        <Icon name={state.kind === 'problem' ? 'warning' : state.kind === 'moved' ? 'tick' : 'wave'} />{' '}
        {t('tried.title')}
      </h3>
      <p>{text(state, currencies)}</p>
    </div>
  )
}
