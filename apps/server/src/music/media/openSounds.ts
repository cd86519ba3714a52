import { SAMPLE_RECORDINGS } from '@musi/domain/recordings/sampleRecordings'
import { SEEDED_RECORDINGS } from '@musi/domain/recordings/seededRecordings'

/** Bundled samples and their previews, which belong to no artist. */
const OPEN = new Set(Object.values(SAMPLE_RECORDINGS).flatMap(({ hash, preview }) => [hash, preview.hash]))
const RECORDING_OF = new Map(Object.values(SEEDED_RECORDINGS).map(({ hash, preview }) => [preview.hash, hash] as const))

export const isOpenSound = (id: string): boolean => OPEN.has(id)

/** The recording of a seeded song with this preview; null if no preview matches. */
export const seededRecordingOf = (preview: string): string | null => RECORDING_OF.get(preview) ?? null
