import { type Address, shortenAddress } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import { TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Text, textClass } from '@musi/ui/Text'
import { Tooltip } from '@musi/ui/overlays/Tooltip'
import type { ReactNode } from 'react'
import { Link } from '#platform/page/navigation/Link.tsx'
import { changeFigure } from '#platform/tokens/charts/changeFigure.ts'
import { AddressPicture } from '#platform/tokens/explain/AddressPicture.tsx'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import { unitText } from '#platform/page/money/unitText.ts'
import { identityToken } from '#platform/tokens/explain/identityToken.ts'
import { useIdentity } from '#platform/tokens/explain/useIdentity.ts'
import { dollarFigure } from './dollarFigure.ts'
import type { tokenPrice } from './tokenPrice.ts'
import { chartsText } from './chartsWords.ts'
import styles from './Cells.module.css'

const ExplainedText = ({ text, why }: { text: string; why: string }) => (
  <Tooltip text={why}>
    {(describedBy) => (
      <button type="button" className={`${styles['mark']} touch-target`} aria-describedby={describedBy}>
        {text}
      </button>
    )}
  </Tooltip>
)

/** Marks a price with less than 1,000 dollars behind it (spec: charts.thin). */
export const ThinMark = () => <ExplainedText text={chartsText('thin')} why={chartsText('thin.why')} />

/** Replaces a figure that no pool gives, which must not look like zero (spec: charts.no-price). */
export const NoPrice = () => (
  <Text as="span" tone="muted">
    {chartsText('noPrice')}
  </Text>
)

export function Dollars({ dollars }: { dollars: number | null }) {
  if (dollars === null) return <NoPrice />
  return dollars === 0 ? (
    <Text as="span" tone="muted">
      {dollarFigure(0)}
    </Text>
  ) : (
    dollarFigure(dollars)
  )
}

/** A price in a column; two decimals reserve space for four, so that the decimal points align. */
export const Price = ({ price }: { price: ReturnType<typeof tokenPrice> }) =>
  price === null ? '…' : <span className={price.hasTwoDecimals ? styles['whole'] : undefined}>{price.text}</span>

export const Change = ({ part }: { part: number | null }) =>
  part === null ? (
    <Text as="span" tone="muted">
      –
    </Text>
  ) : (
    <span data-change={part === 0 ? 'none' : part < 0 ? 'down' : 'up'} className={styles['change']}>
      {changeFigure(part)}
    </span>
  )

type NamedLinkProps = {
  to: string
  pictures: readonly Address[]
  children: ReactNode
  mark?: ReactNode
  note?: ReactNode
}

/** The subject of a row, linked to its page. */
export const NamedLink = ({ to, pictures, children, mark, note }: NamedLinkProps) => (
  <Cluster as="span" gap={3} nowrap center shrinks>
    <Cluster as="span" gap={1} nowrap className={styles['pictures']} aria-hidden="true">
      {pictures.map((address) => (
        <AddressPicture key={address} address={address} isSmall />
      ))}
    </Cluster>
    <Stack as="span" items="start" shrinks>
      <Link
        to={to}
        className={`${styles['link']} ${textClass({ tone: 'strong', weight: 620, quiet: true })} touch-target`}
      >
        {children}
      </Link>
      {note}
      {mark}
    </Stack>
  </Cluster>
)

/** A token's unit, with the address of an unverified token apart; null unless the address is a token. */
function useCellUnit(address: Address): { name: string; hex: string | null } | null {
  const identity = useIdentity(address)
  const unit = identity?.kind === 'token' ? identityToken(identity, address) : null
  if (unit === null) return null
  const text = unitText(unit)
  const hex = shortenAddress(address)
  return text.endsWith(` ${hex}`) ? { name: text.slice(0, -hex.length - 1), hex } : { name: text, hex: null }
}

/** A unit, which must not wrap. */
function CellUnit({ address }: { address: Address }) {
  const unit = useCellUnit(address)
  return unit === null ? <NameText address={address} /> : <span className={styles['unbroken']}>{unit.name}</span>
}

function CellHex({ address }: { address: Address }) {
  const hex = useCellUnit(address)?.hex ?? null
  return hex === null ? null : (
    <Text as="span" tone="muted" size={12} className={styles['unbroken'] ?? ''}>
      {hex}
    </Text>
  )
}

export const TokenCell = ({ token, isThin }: { token: Address; isThin: boolean }) => (
  <NamedLink
    to={`/charts/token/${token}`}
    pictures={[token]}
    mark={isThin && <ThinMark />}
    note={
      <>
        <TokenName token={token} />
        <CellHex address={token} />
      </>
    }
  >
    <CellUnit address={token} />
  </NamedLink>
)

/**
 * The token's name, unless it equals the symbol; two tokens may share a symbol, as native and
 * bridged ether do.
 */
function TokenName({ token }: { token: Address }) {
  const identity = useIdentity(token)
  if (identity?.kind !== 'token') return null
  const unit = identityToken(identity, token)
  if (unit === null || unitText(unit) === identity.name) return null
  return (
    <Text as="span" tone="muted" size={14} breaks>
      {safeText(identity.name, TOKEN_LIMITS.name)}
    </Text>
  )
}

type PoolProps = { pair: Address; tokens: readonly [Address, Address]; isThin: boolean }

export const PoolCell = ({ pair, tokens: [one, other], isThin }: PoolProps) => (
  <NamedLink
    to={`/charts/pool/${pair}`}
    pictures={[one, other]}
    mark={isThin && <ThinMark />}
    note={
      <>
        <CellHex address={one} />
        <CellHex address={other} />
      </>
    }
  >
    <CellUnit address={one} />/{/* Stacked if there is no space side by side. */}
    <wbr />
    <CellUnit address={other} />
  </NamedLink>
)
