import { useState } from 'react'
import { Icon } from '@musi/ui/Icon'
import { Input } from '@musi/ui/controls/Input'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Tabs } from '@musi/ui/controls/Tabs'
import { Section } from '#platform/page/card/Section.tsx'
import { Choice } from '#platform/tokens/charts/Choice.tsx'
import { chartText } from '#platform/tokens/charts/chartWords.ts'
import { chartsText } from '../frame/chartsWords.ts'
import { ArtistList } from './ArtistList.tsx'
import styles from './Lists.module.css'
import { PoolList } from './PoolList.tsx'
import { SongList } from './SongList.tsx'
import type { ListPeriod } from '../frame/listPeriod.ts'
import { TokenList } from './TokenList.tsx'

const LISTS = ['songs', 'artists', 'tokens', 'pools'] as const
type List = (typeof LISTS)[number]
const isList = (text: string | null): text is List => LISTS.some((list) => list === text)

/** The list named in the URL (spec: charts.lists). */
const listInUrl = (): List => {
  const list = new URLSearchParams(location.search).get('list')
  return isList(list) ? list : 'songs'
}

/** Lists of tokens, pools, songs and artists, with search and sorting. */
export function MarketLists() {
  const [list, setList] = useState<List>(listInUrl)
  const [search, setSearch] = useState('')
  const [period, setPeriod] = useState<ListPeriod>('day')
  const isMarket = list === 'tokens' || list === 'pools'
  return (
    <Section title={chartsText('lists')} titleHidden>
      <Cluster gap={3} center apart className={styles['tools']}>
        <Input
          label={chartsText('search')}
          labelHidden
          type="search"
          placeholder={chartsText('search')}
          icon={<Icon name="search" />}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {isMarket && (
          <Choice
            label={chartText('period')}
            names={list === 'pools' ? ['day', 'week', 'month'] : ['day', 'week']}
            chosen={list === 'tokens' && period === 'month' ? 'week' : period}
            text={(name) => chartText(`period.${name}`)}
            onChoose={setPeriod}
          />
        )}
      </Cluster>
      <Tabs
        label={chartsText('lists')}
        active={list}
        onChange={(id) => isList(id) && setList(id)}
        tabs={LISTS.map((id) => ({
          id,
          label: chartsText(`list.${id}`),
          panel: (
            <Stack gap={3}>
              <SelectedList list={id} search={search} period={period} />
            </Stack>
          ),
        }))}
      />
    </Section>
  )
}

type SelectedListProps = { list: List; search: string; period: ListPeriod }

function SelectedList({ list, search, period }: SelectedListProps) {
  if (list === 'tokens') return <TokenList search={search} period={period} />
  if (list === 'pools') return <PoolList search={search} period={period} />
  return list === 'songs' ? <SongList search={search} /> : <ArtistList search={search} />
}
