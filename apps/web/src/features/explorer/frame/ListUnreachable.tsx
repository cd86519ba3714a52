import { Button } from '@musi/ui/controls/Button'
import { Stack } from '@musi/ui/layout/Stack'
import { explorerText } from './explorerWords.ts'

/** Shown instead of a list that failed to load. */
export function ListUnreachable({ retry }: { retry: () => void }) {
  return (
    <Stack role="alert" gap={4} items="start">
      <p>{explorerText('silentPart')}</p>
      <Button size="small" onClick={retry}>
        {explorerText('retry')}
      </Button>
    </Stack>
  )
}
