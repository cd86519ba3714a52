import { Facts } from '@musi/ui/layout/Facts'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import type { ReactNode } from 'react'
import card from '#platform/page/card/Card.module.css'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { When } from '#platform/page/time/When.tsx'
import type { Server, View } from './operatorApi.ts'
import { operatorText } from './operatorWords.ts'
import { isSilent } from './isSilent.ts'

const MEGABYTE = 1024 * 1024
const megabytes = (bytes: number) => operatorText('megabytes', { size: numberText(Math.round(bytes / MEGABYTE)) })

const QUEUES = ['uploads', 'drafts', 'orders'] as const

/** The servers that share this database, and their waiting work. */
export const ServerList = ({ servers, queues }: Pick<View, 'servers' | 'queues'>) => (
  <>
    <section className={card['section']} aria-labelledby="operator-servers">
      <h2 id="operator-servers">{operatorText('servers')}</h2>
      {servers.map((server) => (
        <ServerFacts key={server.name} server={server} isSilent={isSilent(server, servers)} />
      ))}
    </section>
    <section className={card['section']} aria-labelledby="operator-queues">
      <h2 id="operator-queues">{operatorText('queues')}</h2>
      <Facts>
        {QUEUES.map((name) => (
          <Fact key={name} name={operatorText(`queue.${name}`)} value={numberText(queues[name])} />
        ))}
      </Facts>
    </section>
  </>
)

function ServerFacts({ server, isSilent: silent }: { server: Server; isSilent: boolean }) {
  const { name, ready, behind, memoryBytes, freeBytes, streams, startedAtSeconds, seenAtSeconds } = server
  const isWell = !silent && ready.status === 'ready'
  return (
    <Stack gap={2}>
      <Cluster gap={2} lines={1} center apart>
        <Text weight={620} breaks>
          {name}
        </Text>
        <Text tone={isWell ? 'positive' : 'negative'}>
          {operatorText(silent ? 'server.silent' : `server.${ready.status}`)}
        </Text>
      </Cluster>
      <Facts close>
        <Fact name={operatorText('part.chain')} value={operatorText(`is.${ready.chain}`)} />
        <Fact name={operatorText('part.database')} value={operatorText(`is.${ready.database}`)} />
        <Fact name={operatorText('part.disk')} value={operatorText(`is.${ready.disk}`)} />
        <Fact name={operatorText('part.history')} value={historyText(behind)} />
        <Fact name={operatorText('part.pages')} value={numberText(streams)} />
        <Fact name={operatorText('part.memory')} value={megabytes(memoryBytes)} />
        <Fact
          name={operatorText('part.free')}
          value={freeBytes === null ? operatorText('is.unknown') : megabytes(freeBytes)}
        />
        <Fact name={operatorText('part.started')} value={<When timeSeconds={startedAtSeconds} />} />
        <Fact name={operatorText('part.seen')} value={<When timeSeconds={seenAtSeconds} />} />
      </Facts>
    </Stack>
  )
}

const historyText = (behind: number | null) =>
  behind === null
    ? operatorText('is.unknown')
    : behind === 0
      ? operatorText('is.ok')
      : operatorText('history.behind', { count: behind })

const Fact = ({ name, value }: { name: string; value: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
