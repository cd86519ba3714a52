import type { Address } from '@musi/domain/address'
import { exactAmount } from '@musi/domain/amount/amountText'
import { parseAmount } from '@musi/domain/amount/parseAmount'
import { type Currency, currencyId } from '@musi/domain/currency'
import { maxSpend } from '@musi/domain/settings/maxSpend'
import { Note } from '@musi/ui/layout/Note'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { amountText, exactText } from '#platform/page/money/amountText.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import type { Facts } from '#platform/session/review/ReviewFacts.tsx'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { useReview } from '#platform/session/review/useReview.ts'
import { usePasskeyAccount } from '#platform/session/wallet/usePasskeyAccount.ts'
import { AmountWorth } from '../amount-input/AmountWorth.tsx'
import { CurrencyInput } from '../amount-input/CurrencyInput.tsx'
import { RefusedCurrency } from '../amount-input/RefusedCurrency.tsx'
import { type CurrencySide, balanceAge, rawBalance, useCurrencySide } from '../catalogue/useCurrencySide.ts'
import { useListedFacts } from '../catalogue/useListedFacts.ts'
import { PieceTile, PieceTiles } from '../collectibles/PieceTile.tsx'
import { RecipientField } from './RecipientField.tsx'
import { type TransferAct, type TransferItem, transferIntent } from './transferIntent.ts'
import { transferText } from './transferWords.ts'
import { useRecipient } from './useRecipient.ts'

const DIGITS = 6

/** Some of a currency, or one collectible. */
export type Sendable =
  | { readonly kind: 'currency'; readonly currency: Currency }
  | Extract<TransferItem, { kind: 'piece' }>

type Props = {
  account: Address
  what: Sendable
  /** A warning about something else that the act changes. */
  caution?: string | undefined
  /** Id of the element that gets the focus afterwards. */
  returnFocusId: string
  onSent?: () => void
  onClose: () => void
}

/** "Send": to whom and how much, the wallet, and what was sent (spec: account.send). */
export function TransferSheet(props: Props) {
  return props.what.kind === 'piece' ? (
    <PieceTransfer {...props} piece={props.what} />
  ) : (
    <AmountTransfer {...props} currency={props.what.currency} />
  )
}

type AmountProblem = 'noAmount' | 'decimals' | 'tooMuch' | 'reading'

/** Reason why the typed amount cannot be sent; null if it can. */
function amountProblem(parsed: ReturnType<typeof parseAmount> | null, side: CurrencySide): AmountProblem | null {
  const heldAmount = rawBalance(side)
  if (parsed === null || heldAmount === null) return 'reading'
  if (parsed.kind === 'tooManyDecimals') return 'decimals'
  if (parsed.kind !== 'amount') return 'noAmount'
  return parsed.amount.raw > heldAmount ? 'tooMuch' : null
}

function AmountTransfer({ currency, ...props }: Props & { currency: Currency }) {
  const [typed, setTyped] = useState('')
  const side = useCurrencySide(currencyId(currency))
  const parsed = side.currency === null ? null : parseAmount(typed, side.currency)
  const amount = parsed?.kind === 'amount' ? parsed.amount : null
  const problem = amountProblem(parsed, side)
  return (
    <Transfer
      {...props}
      item={amount === null || problem !== null ? null : { kind: 'amount', amount }}
      title={transferText('send.what', { symbol: unitText(currency) })}
      assets={currency.kind === 'native' ? [] : [currency.address]}
      currencies={[currency]}
      ages={[balanceAge(side)]}
      problem={problem === null ? null : transferText(`why.${problem}`)}
      facts={amount === null ? [] : [[transferText('amount'), exactText(amount)]]}
    >
      <AmountInput currency={currency} side={side} typed={typed} onType={setTyped} />
    </Transfer>
  )
}

type AmountInputProps = { currency: Currency; side: CurrencySide; typed: string; onType: (text: string) => void }

function AmountInput({ currency, side, typed, onType }: AmountInputProps) {
  const { logoUri, shape } = useListedFacts(currency)
  // Our server pays the gas of an account with a passkey.
  const reserve = usePasskeyAccount() === null ? exchangeAddresses().nativeReserve : 0n
  const spendable = side.balance?.kind === 'amount' ? maxSpend(side.balance.amount, reserve) : null
  const maxText = spendable === null || spendable.raw === 0n ? null : exactAmount(spendable)
  return (
    <>
      <CurrencyInput
        id="transfer-amount"
        label={transferText('amount')}
        value={typed}
        onValue={onType}
        picked={{ kind: 'currency', currency, logoUri, shape }}
        onPick={null}
        balance={side.balance}
        note={typed !== '' && <AmountWorth currency={currency} text={typed} />}
        onMax={maxText === null || maxText === typed ? null : () => onType(maxText)}
      />
      <RefusedCurrency lookup={side.lookup} />
    </>
  )
}

function PieceTransfer({ piece, ...props }: Props & { piece: Extract<TransferItem, { kind: 'piece' }> }) {
  const { collection, tokenId } = piece
  return (
    <Transfer {...props} item={piece} title={transferText('send')} assets={[collection]}>
      <PieceTiles>
        <PieceTile collection={collection} id={tokenId}>
          {null}
        </PieceTile>
      </PieceTiles>
      {props.caution !== undefined && <Note tone="caution">{props.caution}</Note>}
    </Transfer>
  )
}

type TransferProps = Props & {
  /** The thing to send; null while it cannot be sent. */
  item: TransferItem | null
  title: string
  assets: readonly Address[]
  currencies?: readonly Currency[]
  ages?: ComponentProps<typeof ReviewQuestion>['ages']
  /** Reason why the amount cannot be sent; null if it can. */
  problem?: string | null
  facts?: Facts
  children?: ReactNode
}

const NO_FACTS: Facts = []

type NamedTransfer = TransferAct & { readonly name: string }

const itemText = (item: TransferItem) => (item.kind === 'piece' ? item.title : amountText(item.amount, DIGITS))

const sentText = ({ item, name }: NamedTransfer) => transferText('doneText', { what: itemText(item), name })

function Transfer({
  account,
  item,
  title,
  assets,
  problem = null,
  facts = NO_FACTS,
  children,
  ...props
}: TransferProps) {
  const { currencies, ages, returnFocusId, onSent, onClose } = props
  const recipient = useRecipient(account, assets)
  const { address, name } = recipient
  const act = item === null || address === null ? null : { sender: account, recipient: address, item, name }
  const session = useReview<NamedTransfer>({
    intentOf: transferIntent,
    typed: act,
    ...(onSent !== undefined && { onSent }),
  })
  const why = recipient.problem === null ? problem : transferText(`why.${recipient.problem}`)
  return (
    <ReviewSheet
      name="transfer"
      session={session}
      form={{ isOpen: true, onClose, focusAfter: returnFocusId }}
      returnFocusId={returnFocusId}
      title={title}
      summary={(each) => transferText('summary', { what: itemText(each.item), name: each.name })}
      done={{ title: transferText('done'), text: sentText }}
    >
      <ReviewQuestion
        name="transfer"
        session={session}
        isStrict
        confirm={{ id: 'confirm-transfer', label: transferText('send') }}
        whyDisabled={why}
        facts={facts}
        receiver={address === null ? null : name}
        thing={item?.kind === 'piece' ? item.title : ''}
        {...(currencies !== undefined && { currencies })}
        {...(ages !== undefined && { ages })}
      >
        {children}
        <RecipientField recipient={recipient} />
      </ReviewQuestion>
    </ReviewSheet>
  )
}
