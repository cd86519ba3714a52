import { latePress } from '#platform/page/loading/latePart.tsx'

/** Stands where what it changes cannot take it away: a retired song has no button to retire it any more. */
export const LateSongActDialog = latePress(async () => (await import('./SongActDialog.tsx')).SongActDialog)
