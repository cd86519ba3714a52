import { Button } from '@musi/ui/controls/Button'
import { Stack } from '@musi/ui/layout/Stack'
import { t } from './explorerWords.ts'

/** Shown instead of a list that failed to load. */
export function SilentPart({ retry }: { retry: () => void }) {
  return (
    <Stack role="alert" gap={4} items="start">
      <p>{t('silentPart')}</p>
      <Button size="small" onClick={retry}>
        {t('retry')}
      </Button>
    </Stack>
  )
}
