import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Always dark on light, whatever the theme: that is what cameras read. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): JSX.Element {
  const [path, setPath] = useState<{ readonly d: string; readonly size: number } | null>(null);
  useEffect(() => {
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(text, { border: 2 });
      const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
      setPath({ d: cells.join(''), size });
    });
  }, [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${path?.size ?? 29} ${path?.size ?? 29}`} role="img" aria-label={label}>
      <path d={path?.d} />
    </svg>
  );
}
