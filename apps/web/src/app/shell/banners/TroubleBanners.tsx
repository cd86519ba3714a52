import { useSyncExternalStore } from 'react'
import { type Trouble, dismissTrouble, subscribe, troubles } from '#platform/page/trouble/trouble.ts'
import { Banner } from '#platform/page/card/Banner.tsx'
import { troubleText } from './troubleWords.ts'

function sentence(trouble: Trouble): string {
  switch (trouble.kind) {
    case 'page':
      return troubleText('page')
    case 'putAside':
      return trouble.key === 'musi.settings' ? troubleText('settings') : troubleText('putAside', { key: trouble.key })
    case 'lost':
      return troubleText('lost', { key: trouble.key })
    case 'notKept':
      return troubleText('notKept')
    case 'patched':
      return troubleText('patched', { names: trouble.names })
    case 'noLanguage':
      return troubleText('noLanguage')
  }
}

/** True for problems that the person should know about before continuing. */
const isGrave = ({ kind }: Trouble) => kind === 'page' || kind === 'patched'

export function TroubleBanners() {
  return useSyncExternalStore(subscribe, troubles).map((trouble) => (
    <Banner
      key={sentence(trouble)}
      tone={isGrave(trouble) ? 'caution' : 'quiet'}
      close={{ label: troubleText('dismiss'), act: () => dismissTrouble(trouble) }}
    >
      {sentence(trouble)}
    </Banner>
  ))
}
