// oxlint-disable-next-line no-console -- the specification requires logging both (spec: studio.manage)
export const logChange = (outcome: 'Saved' | 'Deleted', song: unknown): void =>
  console.info(`${outcome} the song.`, song)
