import type { VariantFile } from '@wordhoard/lab';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { variantForm as strings } from '#strings/variant-form.ts';
import { saveText } from '../../../files/files.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { fileName, fileText } from '../../../variants/draft.ts';
import { variantPath } from '../../../variants/link.ts';

/** Ways to use a variant without faults: play it at a table, send it, save it. */
export function UseVariant({ file }: { readonly file: VariantFile }): JSX.Element {
  const path = useLoaded<string | null>(() => variantPath(file), [fileText(file)], '');
  return (
    <>
      <div class="row">
        {path && <LinkButton text={strings.table} href={path} />}
        {path && <CopyLink key={path} path={path} />}
        <Button
          icon="share"
          text={strings.save}
          onClick={() => saveText(fileText(file), fileName(file), 'application/json')}
        />
      </div>
      <p class="muted small">{path === null ? strings.tooLong : strings.linkHint}</p>
    </>
  );
}

function CopyLink({ path }: { readonly path: string }): JSX.Element {
  const [copied, setCopied] = useState(false);
  const copy = (): void =>
    void navigator.clipboard.writeText(`${location.origin}${path}`).then(
      () => setCopied(true),
      // Not allowed, as on plain http: the link beside it can be copied with the browser's menu.
      () => undefined,
    );
  return (
    <>
      <Button icon={copied ? 'check' : 'copy'} text={copied ? strings.copied : strings.copy} onClick={copy} />
      {/* Outside the button: a status within it would leave the button without a name. */}
      <span class="sr-only" role="status">
        {copied && strings.copied}
      </span>
    </>
  );
}
