import type { Asset, MovedAmounts } from '@musi/chain/sendWrite/promisedAmounts'
import { type Currency, amountOf } from '@musi/domain/currency'
import { Icon } from '@musi/ui/Icon'
import { listText } from '#platform/page/i18n/listText.ts'
import { amountText } from '#platform/page/money/amountText.ts'
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
      return currency === null ? [] : [amountText(amountOf(currency, amount), DIGITS)]
    }),
  )

const ICONS = { loading: 'wave', unable: 'wave', unanswered: 'wave', problem: 'warning', moved: 'tick' } as const

/** Nothing is called passed before it has. */
function headingOf({ kind }: RehearsalState): string {
  if (kind === 'loading') return t('tried.loading')
  if (kind === 'problem') return t('tried.problem')
  return t(kind === 'moved' ? 'tried.title' : 'tried.none')
}

function text(
  state: Exclude<RehearsalState, { kind: 'loading' }>,
  { name, currencies, receiver = null }: Pick<Props, 'name' | 'currencies' | 'receiver'>,
): string {
  switch (state.kind) {
    case 'unable':
      return t(state.isLimited ? 'tried.unable' : 'tried.unlimited')
    case 'unanswered':
      return t(name === 'swap' ? 'tried.unanswered.swap' : 'tried.unanswered')
    case 'problem':
      return state.text
    case 'moved': {
      const [pays, gets] = [sidesText(state.moved.paid, currencies), sidesText(state.moved.got, currencies)]
      if (pays === '' && gets === '') return t('tried.nothing')
      if (gets === '') return t('tried.pays', { pays })
      if (pays === '' && receiver !== null) return t('tried.gets.other', { whom: receiver, gets })
      return pays === '' ? t('tried.gets', { gets }) : t('tried.moved', { pays, gets })
    }
  }
}

type Props = {
  /** As in ReviewSheet: `swap` makes it `#swap-rehearsal`. */
  name: string
  state: RehearsalState
  /** All that may change hands here. */
  currencies: readonly Currency[]
  /** Who gets it, where that is not the account; null: the account does. */
  receiver?: string | null
}

/** What this exact transaction would do, according to the node. */
export function Rehearsal({ name, state, currencies, receiver = null }: Props) {
  return (
    <div id={`${name}-rehearsal`} className={styles['rehearsal']} data-kind={state.kind} aria-live="polite">
      <h3>
        <Icon name={ICONS[state.kind]} /> {headingOf(state)}
      </h3>
      {state.kind !== 'loading' && <p>{text(state, { name, currencies, receiver })}</p>}
    </div>
  )
}
