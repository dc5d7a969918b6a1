import { MapPin } from 'lucide-react';
import { reading } from '../words/english/reading.ts';
import { useWords } from '../words/language.ts';

/** Where it is, and the way to find it. */
export function Whereabouts({ place }: { readonly place: string | undefined }) {
  const words = useWords(reading);
  if (place === undefined) return null;
  const map = new URL('https://www.openstreetmap.org/search');
  map.searchParams.set('query', place);
  return (
    <p className="whereabouts">
      <MapPin size={22} strokeWidth={1.6} aria-hidden />
      <span>{place}</span>
      <a href={map.href} rel="noopener noreferrer">
        {words.map}
      </a>
    </p>
  );
}
