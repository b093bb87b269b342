import { filesFolder } from '#shared/kernel/media/own-picture.ts';
import { soundTypes } from '#shared/kernel/media/own-sound.ts';

/** The name of the file of an uploaded sound, for patterns. */
export const soundName = String.raw`[0-9a-f]{64}\.(?:${Object.keys(soundTypes).join('|')})`;
const pictureName = String.raw`[0-9a-f]{64}-\d{1,4}x\d{1,4}\.webp`;

/** The address of an uploaded picture or sound, for patterns. Its group is the name of the file. */
export const ownAddressPattern = `${filesFolder}(${pictureName}|${soundName})`;

/** All such addresses in a text. */
export const ownAddresses = new RegExp(ownAddressPattern, 'g');
