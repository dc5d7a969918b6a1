/** Time zones that browsers still list by a former name. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const UTC = 'UTC';

export const getCurrentZoneName = (zone: string): string => RENAMED[zone] ?? zone;

/** True for a zone that is not a real setting: browsers report it to hide their time zone. */
export const isPlaceholderZone = (zone: string): boolean => /^(UTC|GMT|Etc\/.*)$/.test(zone);

/** Every time zone to choose from: the device's first, the others by name, UTC included. */
export function listZones(device: string, supported: readonly string[]): readonly string[] {
  const others = [...supported, UTC].map(getCurrentZoneName).toSorted();
  return [...new Set([getCurrentZoneName(device), ...others])];
}

/** 'America/New York' */
export const formatZone = (zone: string): string => zone.replaceAll('_', ' ');

/** The time zone meant by a typed text: its whole name, or a part that only one has. */
export function parseZone(typed: string, zones: readonly string[]): string | undefined {
  const asked = typed.trim().replaceAll(' ', '_').toLowerCase();
  const named = zones.filter((zone) => zone.toLowerCase().includes(asked));
  const whole = named.find((zone) => zone.toLowerCase() === asked);
  return whole ?? (asked !== '' && named.length === 1 ? named[0] : undefined);
}
