import type { Argument } from '@musi/chain/explain/argument'
import { type Address, parseAddress } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import { Stack } from '@musi/ui/layout/Stack'
import type { ComponentType } from 'react'
import { Amount } from './Amount.tsx'
import { identityText } from './whoWords.ts'
import styles from './Arguments.module.css'
import { chainTime } from '#platform/page/i18n/exactTime.ts'

/** The limit for untrusted text in a line; all of it is in the raw data. */
const TEXT_LIMIT = 300
/** The number of list items shown; the others are counted. */
const LIST_LIMIT = 20

/** The conventional value for "no limit". */
const MAX = 2n ** 256n - 1n

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Renders an address as a link, or as a plain name if links must not lead away. */
export type ShowAddress = ComponentType<{ address: Address }>

type Props = { value: unknown; type: string; token: Address | null; Who: ShowAddress }

function List({ values, type, ...rest }: Omit<Props, 'value'> & { values: readonly unknown[] }) {
  const inner = type.replace(/\[\d*\]$/, '')
  return (
    <Stack as="ol" gap={1}>
      {values.slice(0, LIST_LIMIT).map((value, at) => (
        // The list never changes, so the index is a good key.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          <Value value={value} type={inner} {...rest} />
        </li>
      ))}
      {values.length > LIST_LIMIT && <li>{`… +${values.length - LIST_LIMIT}`}</li>}
    </Stack>
  )
}

function Value({ value, type, token, Who }: Props) {
  const address = type === 'address' && typeof value === 'string' ? parseAddress(value) : null
  if (address !== null) return <Who address={address} />
  if (Array.isArray(value)) return <List values={value} type={type} token={token} Who={Who} />
  if (isObject(value))
    return (
      <dl className={styles['fields']}>
        {Object.entries(value).map(([name, inner]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Value value={inner} type={typeof inner === 'string' ? 'address' : ''} token={null} Who={Who} />
            </dd>
          </div>
        ))}
      </dl>
    )
  if (typeof value === 'bigint' && token !== null) return <Amount currency={token} amount={value} />
  return typeof value === 'string' ? safeText(value, TEXT_LIMIT) : String(value)
}

/** Names of arguments that are times, in seconds. */
const MOMENT = /^(deadline|eta|releaseDate)$/
/** Later than any real date. */
const LATEST_SECONDS = 10n ** 11n

/** The value of an argument. `token`: the token of its amount, if it is one. */
export function ArgumentValue({ argument, ...rest }: Pick<Props, 'token' | 'Who'> & { argument: Argument }) {
  const { name, value, type } = argument
  if (value === MAX || (MOMENT.test(name) && typeof value === 'bigint' && value > LATEST_SECONDS))
    return identityText('noLimit')
  if (MOMENT.test(name) && typeof value === 'bigint' && value > 0n) return chainTime(Number(value))
  return <Value value={value} type={type} {...rest} />
}
