import type { Address } from '@musi/domain/address'
import { Cluster } from '@musi/ui/layout/Stack'
import { Text, textClass } from '@musi/ui/Text'
import { Tooltip } from '@musi/ui/overlays/Tooltip'
import type { ReactNode } from 'react'
import { Link } from '#platform/page/navigation/Link.tsx'
import { changeFigure } from '#platform/tokens/charts/changeFigure.ts'
import { AddressPicture } from '#platform/tokens/explain/AddressPicture.tsx'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import { dollarFigure } from './dollarFigure.ts'
import { chartsText } from './chartsWords.ts'
import styles from './Cells.module.css'

const ExplainedText = ({ text, why }: { text: string; why: string }) => (
  <Tooltip text={why}>
    {(describedBy) => (
      <button type="button" className={`${styles['mark']} finger`} aria-describedby={describedBy}>
        {text}
      </button>
    )}
  </Tooltip>
)

/** Marks a price with less than 1,000 dollars behind it (spec: charts.thin). */
export const ThinMark = () => <ExplainedText text={chartsText('thin')} why={chartsText('thin.why')} />

/** Replaces a figure that no pool gives; such a figure is never shown as zero (spec: charts.no-price). */
export const NoPrice = () => (
  <Text as="span" tone="muted">
    {chartsText('noPrice')}
  </Text>
)

export const Dollars = ({ dollars }: { dollars: number | null }) =>
  dollars === null ? <NoPrice /> : dollarFigure(dollars)

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

type NamedLinkProps = { to: string; pictures: readonly Address[]; children: ReactNode; mark?: ReactNode }

/** The subject of a row, linked to its page. */
export const NamedLink = ({ to, pictures, children, mark }: NamedLinkProps) => (
  <Cluster as="span" gap={3} lines={1} center shrinks>
    <Cluster as="span" gap={1} nowrap className={styles['pictures']} aria-hidden="true">
      {pictures.map((address) => (
        <AddressPicture key={address} address={address} />
      ))}
    </Cluster>
    <Link to={to} className={`${styles['way']} ${textClass({ tone: 'strong', weight: 620, quiet: true })} finger`}>
      {children}
    </Link>
    {mark}
  </Cluster>
)

export const TokenCell = ({ token, isThin }: { token: Address; isThin: boolean }) => (
  <NamedLink to={`/charts/token/${token}`} pictures={[token]} mark={isThin && <ThinMark />}>
    <NameText address={token} />
  </NamedLink>
)

type PoolProps = { pair: Address; tokens: readonly [Address, Address]; isThin: boolean }

export const PoolCell = ({ pair, tokens: [one, other], isThin }: PoolProps) => (
  <NamedLink to={`/charts/pool/${pair}`} pictures={[one, other]} mark={isThin && <ThinMark />}>
    <NameText address={one} />/{/* Stacked if there is no room side by side. */}
    <wbr />
    <NameText address={other} />
  </NamedLink>
)
