import { shortenAddress } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import { floor, fraction, times } from '@musi/domain/fraction'
import { Button } from '@musi/ui/controls/Button'
import { Facts } from '@musi/ui/layout/Facts'
import { Icon } from '@musi/ui/Icon'
import { Text } from '@musi/ui/Text'
import { Note } from '@musi/ui/layout/Note'
import { useId, useLayoutEffect, useRef } from 'react'
import { unitText } from '#platform/page/money/unitText.ts'
import { Money } from '#platform/page/money/Money.tsx'
import { dollarText } from '#platform/page/money/dollarText.ts'
import { useListedFacts } from '#platform/tokens/catalogue/useListedFacts.ts'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import { useIdentity } from '#platform/tokens/explain/useIdentity.ts'
import { TokenLogo } from '#platform/tokens/token-logo/TokenLogo.tsx'
import { approvalsText } from './approvalsWords.ts'
import type { ShownApproval } from '../sweep/useOpenApprovals.ts'
import styles from './ApprovalList.module.css'

/** `sent`: its revocation is pending; `asked`: the wallet is being asked. */
export type RowState = 'open' | 'asked' | 'sent' | 'revoked'

type Props = {
  approval: ShownApproval
  state: RowState
  /** The row's checkbox; null for a single approval, which needs no selection. */
  selection: { readonly isSelected: boolean; readonly select: (isSelected: boolean) => void } | null
  isDisabled: boolean
  onRevoke: () => void
}

const DIGITS = 6

/** One approval: token, spender, limit, amount at risk, and the button to revoke it. */
export function ApprovalRow({ approval, state, selection, isDisabled, onRevoke }: Props) {
  const id = useId()
  const { asset, spender } = approval
  const isOpen = state !== 'revoked'
  return (
    <li className={styles['row']} data-state={state}>
      {selection !== null && (
        <label className={`${styles['pick']} touch-target`}>
          <input
            type="checkbox"
            aria-labelledby={`${id}-name ${id}-who`}
            checked={isOpen && selection.isSelected}
            disabled={state !== 'open' || isDisabled}
            onChange={(event) => selection.select(event.target.checked)}
          />
        </label>
      )}
      <div className={styles['name']} id={`${id}-name`}>
        <Logos asset={asset} />
        <b>{unitText(asset.token)}</b>
      </div>
      <Facts close className={styles['facts']}>
        <div>
          <dt>{approvalsText('spender')}</dt>
          <dd id={`${id}-who`} title={spender}>
            <Spender spender={spender} />
          </dd>
        </div>
        {isOpen && (
          <>
            <div>
              <dt>{approvalsText('limit')}</dt>
              <dd>
                <Limit approval={approval} />
              </dd>
            </div>
            <div>
              <dt>{approvalsText('stake')}</dt>
              <dd>
                <Stake approval={approval} />
              </dd>
            </div>
          </>
        )}
      </Facts>
      <div className={styles['act']}>
        {isOpen ? (
          <Button
            size="small"
            id={`${id}-revoke`}
            aria-labelledby={`${id}-revoke ${id}-name ${id}-who`}
            busy={state !== 'open'}
            disabled={state === 'open' && isDisabled}
            onClick={onRevoke}
          >
            {approvalsText(state === 'sent' ? 'revoking' : 'revoke')}
          </Button>
        ) : (
          <Revoked />
        )}
      </div>
    </li>
  )
}

function Logos({ asset: { token, pooled } }: Pick<ShownApproval, 'asset'>) {
  return (
    <span className={styles['logos']}>
      {(pooled ?? [token]).map((one) => (
        <Logo key={one.address} token={one} />
      ))}
    </span>
  )
}

function Logo({ token }: { token: ShownApproval['asset']['token'] }) {
  const { logoUri, shape } = useListedFacts(token)
  return <TokenLogo currency={token} logoUri={logoUri} shape={shape} size="small" />
}

/** The spender's name, if it has one, and always its address. */
function Spender({ spender }: Pick<ShownApproval, 'spender'>) {
  const kind = useIdentity(spender)?.kind
  const isNamed = kind !== undefined && kind !== 'contract' && kind !== 'account'
  return (
    <>
      <NameText address={spender} />
      {isNamed && <Note as="small"> {shortenAddress(spender)}</Note>}
    </>
  )
}

function Limit({ approval: { asset, allowed, unlimited } }: { approval: ShownApproval }) {
  if (unlimited)
    return (
      <Text as="b" tone="caution">
        {approvalsText('unlimited')}
      </Text>
    )
  return <Money amount={amountOf(asset.token, allowed)} digits={DIGITS} />
}

/** The amount that could be taken now, with its worth if there is a price. */
function Stake({ approval: { asset, stake, value } }: { approval: ShownApproval }) {
  if (stake === null) return approvalsText('stakeUnread')
  return (
    <>
      <Money amount={amountOf(asset.token, stake)} digits={DIGITS} />
      {value !== null && isShown(value) && <Note as="small"> {dollarText(value)}</Note>}
    </>
  )
}

/** A worth that rounds to zero at a millionth of a dollar adds nothing to the amount. */
const isShown = (value: NonNullable<ShownApproval['value']>) => floor(times(value, fraction(1_000_000n))) > 0n

/** Replaces the button, and takes over its focus. */
function Revoked() {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <span ref={place} tabIndex={-1} className={styles['revoked']}>
      <Icon name="tick" /> {approvalsText('revoked')}
    </span>
  )
}
