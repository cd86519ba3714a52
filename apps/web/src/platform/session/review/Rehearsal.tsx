import type { Asset, MovedAmounts } from '@musi/chain/sendWrite/promisedAmounts'
import { type Amount, type Currency, amountOf, sameCurrency } from '@musi/domain/currency'
import { Icon } from '@musi/ui/Icon'
import { listText } from '#platform/page/i18n/listText.ts'
import { amountText } from '#platform/page/money/amountText.ts'
import { usePasskeyAccount } from '../wallet/usePasskeyAccount.ts'
import styles from './ReviewParts.module.css'
import { reviewText } from './reviewWords.ts'
import type { RehearsalState } from './useRehearsal.ts'

const DIGITS = 6

/** The currency of an asset on screen; null if it is none. */
function currencyOf(asset: Asset, currencies: readonly Currency[]): Currency | null {
  if (asset.kind === 'piece') return null
  if (asset.kind === 'native') return currencies.find(({ kind }) => kind === 'native') ?? null
  return currencies.find((currency) => currency.kind === 'token' && currency.address === asset.address) ?? null
}

const amountsOf = (sides: MovedAmounts['paid'] | MovedAmounts['got'], currencies: readonly Currency[]) =>
  sides.flatMap(({ asset, amount }) => {
    const currency = currencyOf(asset, currencies)
    return currency === null ? [] : [amountOf(currency, amount)]
  })

const shortText = (amount: Amount): string => amountText(amount, DIGITS)
const amountsText = (amounts: readonly Amount[]): string => listText(amounts.map(shortText))

/**
 * Splits a received amount into the deposited and the remaining part. The node reports only what
 * remains in the account, but the question above promises the sum.
 */
function depositText(got: readonly Amount[], deposited: Amount): { gets: string; deposit: string } {
  const isSame = ({ currency }: Amount) => sameCurrency(currency, deposited.currency)
  const remaining = got.find(isSame) ?? amountOf(deposited.currency, 0n)
  const all = amountOf(deposited.currency, deposited.raw + remaining.raw)
  return {
    gets: amountsText([...got.filter((amount) => !isSame(amount)), all]),
    deposit: reviewText('tried.deposited', { deposited: shortText(deposited), kept: shortText(remaining) }),
  }
}

const ICONS = { loading: 'wave', unable: 'wave', unanswered: 'wave', problem: 'warning', moved: 'tick' } as const

function headingOf({ kind }: RehearsalState): string {
  if (kind === 'loading') return reviewText('tried.loading')
  if (kind === 'problem') return reviewText('tried.problem')
  return reviewText(kind === 'moved' ? 'tried.title' : 'tried.none')
}

function rehearsalText(
  state: Exclude<RehearsalState, { kind: 'loading' }>,
  {
    name,
    currencies,
    receiver = null,
    deposited = null,
    thing = '',
    isFree,
  }: Omit<Props, 'state'> & { isFree: boolean },
): string {
  switch (state.kind) {
    case 'unable':
      return reviewText(state.isLimited ? 'tried.unable' : 'tried.unlimited')
    case 'unanswered':
      return reviewText(name === 'swap' ? 'tried.unanswered.swap' : 'tried.unanswered')
    case 'problem':
      return state.text
    case 'moved': {
      const pays = amountsText(amountsOf(state.moved.paid, currencies))
      const got = amountsOf(state.moved.got, currencies)
      if (deposited !== null) {
        const { gets, deposit } = depositText(got, deposited)
        return `${reviewText('tried.moved', { pays, gets })} ${deposit}`
      }
      const gets = amountsText(got) || thing
      if (pays === '' && gets === '') return reviewText(isFree ? 'tried.free' : 'tried.nothing')
      if (gets === '') return reviewText('tried.pays', { pays })
      if (receiver !== null) return reviewText('tried.gets.other', { whom: receiver, gets })
      return pays === '' ? reviewText('tried.gets', { gets }) : reviewText('tried.moved', { pays, gets })
    }
  }
}

type Props = {
  /** Prefix as in ReviewSheet: `swap` makes it `#swap-rehearsal`. */
  name: string
  state: RehearsalState
  /** Every currency that the transaction may move. */
  currencies: readonly Currency[]
  /** The receiver, if it is not the account; null if it is. */
  receiver?: string | null
  /** The amount received that the same transaction deposits into a pool of rewards. */
  deposited?: Amount | null
  /** Received thing without an amount. */
  thing?: string
}

/** Effects of this exact transaction according to the node. */
export function Rehearsal({ state, ...options }: Props) {
  const { name } = options
  // The server pays for what an account with a passkey does (spec: touch.operations).
  const isFree = usePasskeyAccount() !== null
  return (
    <div id={`${name}-rehearsal`} className={styles['rehearsal']} data-kind={state.kind} aria-live="polite">
      <h3>
        <Icon name={ICONS[state.kind]} /> {headingOf(state)}
      </h3>
      {state.kind !== 'loading' && <p>{rehearsalText(state, { ...options, isFree })}</p>}
    </div>
  )
}
