import { SAMPLE_RECORDINGS } from '@musi/domain/recordings/sampleRecordings'
import { SEEDED_RECORDINGS } from '@musi/domain/recordings/seededRecordings'

/** What everybody may hear: the bundled samples, and the previews of all. The songs of artists are behind the gate. */
const OPEN = new Set([
  ...Object.values(SAMPLE_RECORDINGS).flatMap(({ hash, preview }) => [hash, preview.hash]),
  ...Object.values(SEEDED_RECORDINGS).map(({ preview }) => preview.hash),
])

export const isOpenSound = (id: string): boolean => OPEN.has(id)
