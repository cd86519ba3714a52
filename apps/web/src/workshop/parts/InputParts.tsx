import { type Amount, amountOf } from '@musi/domain/currency'
import { useState } from 'react'
import { AddressInput } from '#platform/tokens/address-input/AddressInput.tsx'
import { useAddressField } from '#platform/tokens/address-input/useAddressField.ts'
import { CurrencyInput } from '#platform/tokens/amount-input/CurrencyInput.tsx'
import { Part } from './Part.tsx'
import { ETH, HOSTILE, NOVA, USDC } from './partTokens.ts'
import styles from './parts.module.css'

const BALANCE: Amount = amountOf(ETH, 9_204_123_456_789_012_345n)
const KNOWN = '0x52908400098527886E0F7030069857D2E4169EE7'
const LOOK_ALIKE = '0x5290840009852788600070300098570000009ee7'

function AmountStates() {
  const [value, setValue] = useState('1.5')
  const [picks, setPicks] = useState(0)
  const pick = () => setPicks(picks + 1)
  const none = () => {}
  return (
    <>
      <CurrencyInput
        id="amount-input"
        label="From"
        value={value}
        onValue={setValue}
        picked={{ kind: 'currency', currency: ETH }}
        onPick={pick}
        balance={{ kind: 'amount', amount: BALANCE, freshness: { block: 246, syncing: false, overdue: false } }}
        onMax={() => setValue('9.194123456789012345')}
        note={`chosen ${picks} times`}
      />
      <CurrencyInput
        id="amount-record"
        label="To (estimated)"
        value="3187.40"
        isOverdue
        onValue={none}
        picked={{ kind: 'currency', currency: NOVA, shape: 'record' }}
        onPick={pick}
        balance={{ kind: 'loading', overdue: false }}
        onMax={null}
        note="$4,796.11"
      />
      <CurrencyInput
        id="amount-none"
        label="Nothing picked"
        value=""
        onValue={none}
        picked={null}
        onPick={pick}
        balance={null}
        onMax={null}
      />
      <CurrencyInput
        id="amount-pair"
        label="Shares of a pool"
        value="0.000471234"
        onValue={none}
        picked={{ kind: 'pair', currencies: [ETH, USDC] }}
        onPick={null}
        balance={null}
        onMax={null}
      />
      <CurrencyInput
        id="amount-hostile"
        label="A token that shouts"
        value="123456789012345678901234567890123456789.012345678901234567890123456789"
        onValue={none}
        picked={{ kind: 'currency', currency: HOSTILE }}
        onPick={pick}
        balance={null}
        onMax={null}
      />
    </>
  )
}

function Address({
  id,
  label,
  start,
  fromLink = false,
}: Record<'id' | 'label' | 'start', string> & { fromLink?: boolean }) {
  const [value, setValue] = useState(start)
  const field = useAddressField(value)
  return (
    <AddressInput
      id={id}
      label={label}
      value={value}
      onValue={setValue}
      field={field}
      isFromLink={fromLink && value === start}
      known={[KNOWN]}
    />
  )
}

export function InputParts() {
  const none = () => {}
  return (
    <>
      <Part name="CurrencyInput">
        <div className={styles['wide']}>
          <AmountStates />
        </div>
      </Part>
      <Part name="AddressInput">
        <div className={styles['wide']}>
          <Address id="address-empty" label="Recipient" start="" />
          <Address id="address-link" label="Recipient from a link" start={KNOWN} fromLink />
          <Address id="address-like" label="Recipient that looks like another" start={LOOK_ALIKE} />
          <AddressInput
            id="address-wrong"
            label="No address"
            value="0x12"
            onValue={none}
            field={{ kind: 'unresolved' }}
          />
          <AddressInput
            id="address-asking"
            label="A name"
            value="theo.eth"
            onValue={none}
            field={{ kind: 'loading' }}
          />
          <AddressInput
            id="address-named"
            label="A name that leads somewhere"
            value="theo.eth"
            onValue={none}
            field={{ kind: 'address', address: KNOWN }}
          />
        </div>
      </Part>
    </>
  )
}
