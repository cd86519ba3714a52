import { useSyncExternalStore } from 'react'
import { type Trouble, dismissTrouble, subscribe, troubles } from '#platform/page/trouble/trouble.ts'
import { Banner } from '#platform/page/card/Banner.tsx'
import { shellText } from '../shellWords.ts'

function sentence(trouble: Trouble): string {
  switch (trouble.kind) {
    case 'page':
      return shellText('trouble.page')
    case 'putAside':
      return trouble.key === 'musi.settings'
        ? shellText('trouble.settings')
        : shellText('trouble.putAside', { key: trouble.key })
    case 'lost':
      return shellText('trouble.lost', { key: trouble.key })
    case 'notKept':
      return shellText('trouble.notKept')
    case 'patched':
      return shellText('trouble.patched', { names: trouble.names })
    case 'noLanguage':
      return shellText('trouble.noLanguage')
  }
}

/** True for problems that the person should know about before continuing. */
const isGrave = ({ kind }: Trouble) => kind === 'page' || kind === 'patched'

export function TroubleBanner() {
  return useSyncExternalStore(subscribe, troubles).map((trouble) => (
    <Banner
      key={sentence(trouble)}
      tone={isGrave(trouble) ? 'caution' : 'quiet'}
      close={{ label: shellText('dismiss'), act: () => dismissTrouble(trouble) }}
    >
      {sentence(trouble)}
    </Banner>
  ))
}
