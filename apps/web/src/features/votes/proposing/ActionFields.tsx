import { balanceOf } from '@musi/chain/reads/tokens/balanceOf'
import { type Address, parseAddress } from '@musi/domain/address'
import { type ParsedAmount, parseAmount } from '@musi/domain/amount/parseAmount'
import { typedAmount } from '@musi/domain/amount/typedAmount'
import { type Currency, type Token, amountOf } from '@musi/domain/currency'
import { Input } from '@musi/ui/controls/Input'
import { Note } from '@musi/ui/layout/Note'
import { Select } from '@musi/ui/controls/Select'
import { useEffect, useEffectEvent } from 'react'
import { contractOf } from '#platform/page/config/config.ts'
import { exactText } from '#platform/page/money/amountText.ts'
import { unitText } from '#platform/page/money/unitText.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import { useKnownAddresses } from '#platform/session/names/useKnownAddresses.ts'
import { roleText } from '#platform/session/names/roleWords.ts'
import { AddressInput } from '#platform/tokens/address-input/AddressInput.tsx'
import { useAddressField } from '#platform/tokens/address-input/useAddressField.ts'
import { type DraftAction, argumentTypes, isOfType } from './draft.ts'
import { KNOWN_CALLS } from './knownCalls.ts'
import { proposeText } from './proposeWords.ts'

/** A signature as developers write them, the same in every language. */
const FUNCTION_EXAMPLE = 'transfer(address,uint256)'

type ActionOf<Kind extends DraftAction['kind']> = Extract<DraftAction, { kind: Kind }>
type FieldsProps<Kind extends DraftAction['kind']> = { action: ActionOf<Kind>; onChange: (action: DraftAction) => void }
type Treasury = { tokens: readonly Token[]; timelock: Address }

/** The fields of one action. */
export function ActionFields({
  action,
  onChange,
  ...treasury
}: Treasury & { action: DraftAction; onChange: (action: DraftAction) => void }) {
  switch (action.kind) {
    case 'send':
      return <SendFields action={action} onChange={onChange} {...treasury} />
    case 'delay':
      return (
        <Input
          label={proposeText('days')}
          inputMode="numeric"
          value={action.days}
          onChange={({ target }) => /^\d{0,4}$/.test(target.value) && onChange({ ...action, days: target.value })}
        />
      )
    case 'call':
      return <CallFields action={action} onChange={onChange} />
  }
}

const decimalsError = (parsed: ParsedAmount | null, currency: Currency | undefined): string | null =>
  parsed?.kind === 'tooManyDecimals' && currency !== undefined
    ? proposeText('wrong.decimals', { symbol: unitText(currency) })
    : null

function SendFields({ action, onChange, tokens, timelock }: FieldsProps<'send'> & Treasury) {
  const field = useAddressField(action.to)
  const knownAddresses = useKnownAddresses()
  const recipient = field.kind === 'address' ? field.address : null
  const storeRecipient = useEffectEvent(() => onChange({ ...action, recipient }))
  useEffect(() => {
    if (recipient !== action.recipient) storeRecipient()
  }, [recipient, action.recipient])
  const token = tokens.find(({ address }) => address === action.token)
  const treasuryBalance = useRead(token === undefined ? null : balanceOf(token.address, timelock))
  const parsed = token === undefined ? null : parseAmount(action.amount, token)
  const isTooMuch =
    treasuryBalance.kind === 'value' && parsed?.kind === 'amount' && parsed.amount.raw > treasuryBalance.value
  const treasury =
    treasuryBalance.kind === 'value' && token !== undefined
      ? proposeText('treasury', { amount: exactText(amountOf(token, treasuryBalance.value)) })
      : undefined
  return (
    <>
      <Select
        label={proposeText('token')}
        value={action.token}
        options={tokens.map((each) => [each.address, unitText(each)])}
        onChange={(token) => onChange({ ...action, token })}
      />
      <Input
        label={proposeText('amount')}
        inputMode="decimal"
        autoComplete="off"
        value={action.amount}
        {...(treasury !== undefined && { hint: treasury })}
        error={isTooMuch ? `${proposeText('tooMuch')} ${treasury}` : decimalsError(parsed, token)}
        onChange={({ target }) => {
          const amount = typedAmount(target.value)
          if (amount !== null) onChange({ ...action, amount })
        }}
      />
      <AddressInput
        id={`recipient-${action.key}`}
        label={proposeText('recipient')}
        value={action.to}
        onValue={(to) => onChange({ ...action, to })}
        field={field}
        known={knownAddresses}
      />
      <Note>{proposeText('noNative', { symbol: nativeCurrency().symbol })}</Note>
    </>
  )
}

const knownCallIndex = (target: string, signature: string) =>
  KNOWN_CALLS.findIndex((one) => contractOf(one.role) === target && one.signature === signature)

function CallFields({ action, onChange }: FieldsProps<'call'>) {
  const types = argumentTypes(action.signature) ?? []
  const valueAt = (place: number) => action.values[place] ?? ''
  const at = knownCallIndex(action.target, action.signature)
  const choose = (index: number) => {
    const call = KNOWN_CALLS[index]
    const target = call === undefined ? null : contractOf(call.role)
    if (call !== undefined && target !== null)
      onChange({ ...action, target, signature: call.signature, values: [], sends: '' })
  }
  return (
    <>
      {at === -1 ? (
        <CustomCall action={action} onChange={onChange} />
      ) : (
        <Select
          label={proposeText('known')}
          value={at}
          options={KNOWN_CALLS.flatMap(({ role, signature }, index) =>
            contractOf(role) === null ? [] : [[index, `${roleText(role)}: ${signature}`] as const],
          )}
          onChange={choose}
        />
      )}
      {types.map((type, index) => (
        <Input
          // oxlint-disable-next-line react/no-array-index-key -- arguments have no other key than their position
          key={index}
          label={proposeText('argument', { number: index + 1, type })}
          autoComplete="off"
          spellCheck={false}
          value={valueAt(index)}
          error={
            valueAt(index) === '' || isOfType(type, valueAt(index)) ? null : proposeText('wrong.argument', { type })
          }
          onChange={({ target }) =>
            onChange({ ...action, values: types.map((_, at) => (at === index ? target.value : valueAt(at))) })
          }
        />
      ))}
      {at === -1 && (
        <Input
          label={proposeText('sends', { symbol: nativeCurrency().symbol })}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.0"
          hint={proposeText('sends.hint')}
          value={action.sends}
          error={decimalsError(parseAmount(action.sends, nativeCurrency()), nativeCurrency())}
          onChange={({ target }) => {
            const sends = typedAmount(target.value)
            if (sends !== null) onChange({ ...action, sends })
          }}
        />
      )}
    </>
  )
}

/** Input fields for a contract and one of its functions. */
function CustomCall({ action, onChange }: FieldsProps<'call'>) {
  const isTarget = action.target === '' || parseAddress(action.target) !== null
  const isSignature = action.signature === '' || argumentTypes(action.signature) !== null
  return (
    <>
      <Input
        label={proposeText('contract')}
        autoComplete="off"
        spellCheck={false}
        value={action.target}
        error={isTarget ? null : proposeText('wrong.contract')}
        onChange={({ target }) => onChange({ ...action, target: target.value.trim() })}
      />
      <Input
        label={proposeText('signature')}
        placeholder={FUNCTION_EXAMPLE}
        autoComplete="off"
        spellCheck={false}
        value={action.signature}
        error={isSignature ? null : proposeText('wrong.signature', { example: FUNCTION_EXAMPLE })}
        onChange={({ target }) => onChange({ ...action, signature: target.value.replaceAll(' ', '') })}
      />
    </>
  )
}
