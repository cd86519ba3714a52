import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { Switch } from '@musi/ui/controls/Switch'
import { Note } from '@musi/ui/layout/Note'
import { Stack } from '@musi/ui/layout/Stack'
import { Skeleton } from '@musi/ui/Skeleton'
import { useState } from 'react'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { type Code, studioApi } from '../publish/studioApi.ts'
import { publishText } from '../publish/publishWords.ts'
import { ownSongsText } from '../words/ownWords.ts'
import { studioText } from '../words/studioWords.ts'
import { refusalText } from './refusalText.ts'

type Props = { account: Address }
type Save = 'idle' | 'busy' | 'saved' | Code

async function readChoice(): Promise<boolean> {
  const answer = await studioApi.feedChoice()
  if (answer.kind !== 'success') throw new Error('Our server did not say whether other programs may list the songs.')
  return answer.value.isListed
}

/** Switch with which an artist lets other programs list the songs (spec: studio.feeds). */
export function FeedSwitch({ account }: Props) {
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [save, setSave] = useState<Save>('idle')
  const answer = useAnswer(`feed choice ${account}`, readChoice)
  if (answer.kind === 'waiting') return <Skeleton label={ownSongsText('reading')} />
  if (answer.kind === 'failed')
    return (
      <p>
        {ownSongsText('feeds.away')}{' '}
        <Button kind="quiet" size="small" onClick={answer.retry}>
          {publishText('again')}
        </Button>
      </p>
    )
  const isListed = chosen ?? answer.value
  async function choose(isOn: boolean): Promise<void> {
    setSave('busy')
    const sent = await studioApi.chooseFeed(isOn)
    if (sent.kind === 'success') setChosen(sent.value.isListed)
    setSave(sent.kind === 'success' ? 'saved' : sent.kind === 'unreachable' ? 'away' : sent.code)
  }
  return (
    <Stack gap={2} aria-busy={save === 'busy'}>
      <Switch
        id="feed-switch"
        label={ownSongsText('feeds')}
        on={isListed}
        onToggle={() => {
          if (save !== 'busy') void choose(!isListed)
        }}
      />
      <Note>{ownSongsText('feeds.about')}</Note>
      <Note as="output">
        {save === 'idle' || save === 'busy' ? '' : save === 'saved' ? studioText('saved') : refusalText(save)}
      </Note>
    </Stack>
  )
}
