import { useSyncExternalStore } from 'react'
import { type Trouble, dismissTrouble, subscribe, troubles } from '#platform/page/trouble/trouble.ts'
import { Banner } from '#platform/page/card/Banner.tsx'
import { t } from '../shellWords.ts'

function sentence(trouble: Trouble): string {
  switch (trouble.kind) {
    case 'page':
      return t('trouble.page')
    case 'putAside':
      return trouble.key === 'musi.settings' ? t('trouble.settings') : t('trouble.putAside', { key: trouble.key })
    case 'lost':
      return t('trouble.lost', { key: trouble.key })
    case 'notKept':
      return t('trouble.notKept')
    case 'patched':
      return t('trouble.patched', { names: trouble.names })
    case 'noLanguage':
      return t('trouble.noLanguage')
  }
}

/** Troubles that the person should know before continuing. */
const isGrave = ({ kind }: Trouble) => kind === 'page' || kind === 'patched'

export function TroubleBanner() {
  return useSyncExternalStore(subscribe, troubles).map((trouble) => (
    <Banner
      key={sentence(trouble)}
      tone={isGrave(trouble) ? 'caution' : 'quiet'}
      close={{ label: t('dismiss'), act: () => dismissTrouble(trouble) }}
    >
      {sentence(trouble)}
    </Banner>
  ))
}
