import { Button, buttonClass } from '@musi/ui/controls/Button'
import { Sleeve } from '../platform/page/artwork/Sleeve.tsx'
import { EmptyPage } from '../platform/page/card/EmptyPage.tsx'
import { currentLocation, navigate } from '../platform/page/navigation/currentLocation.ts'
import { PlaceLink } from '../platform/page/navigation/PlaceLink.tsx'
import { lateAppText } from './chunkWords.ts'

type Props = { /** Seed of the picture. */ sleeve: string; title: string; sentence: string }

/** Goes back to the previous page, or to the home page after a deep link. */
const goBack = () => (currentLocation().navigationType === 'load' ? navigate('/') : history.back())

/** A route whose screen has no data source, with links onward (spec: routes.placeholder). */
export function PlaceholderPage({ sleeve, title, sentence }: Props) {
  return (
    <EmptyPage
      record={<Sleeve seed={sleeve} />}
      title={title}
      actions={
        <>
          <Button onClick={goBack}>{lateAppText('placeholder.back')}</Button>
          <PlaceLink to="/swap" className={buttonClass()}>
            {lateAppText('placeholder.swap')}
          </PlaceLink>
          {sleeve !== 'jukebox' && (
            <PlaceLink to="/jukebox" className={buttonClass()}>
              {lateAppText('placeholder.jukebox')}
            </PlaceLink>
          )}
        </>
      }
    >
      <p>{sentence}</p>
    </EmptyPage>
  )
}
