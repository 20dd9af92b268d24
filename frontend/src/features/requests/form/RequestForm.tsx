import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/button/Button.tsx';
import { Chip } from '../../../components/button/Chip.tsx';
import { FormAlert } from '../../../components/form/errors/FormAlert.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import { useApiForm } from '../../../components/form/use-api-form.ts';
import { wantedFilmOf } from '../../../lib/router/request-path.ts';
import { useDebounced } from '../../../lib/time/use-debounced.ts';
import { ownRequestsQuery } from '../request-queries.ts';
import { FindAddress } from './FindAddress.tsx';
import { FoundAlready, useFound } from './FoundAlready.tsx';
import { requestSchema, useAddRequest } from './use-add-request.ts';

const DEBOUNCE_MS = 250;
const KINDS = [1, 2] as const;

/** An id or an address, and what there is of it already as soon as it is one. */
export function RequestForm() {
  const { t } = useTranslation('requests');
  const { mutateAsync } = useAddRequest();
  const [search] = useSearchParams();
  const wanted = wantedFilmOf(search);
  const { form, field, submit, busy, errors } = useApiForm({
    schema: requestSchema,
    defaultValues: { link: wanted?.filmId ?? '', type: wanted?.kind ?? 1 },
    translate: t,
    send: mutateAsync,
    draft: { name: `request.${wanted?.name ?? 'new'}`, fields: ['link', 'type'] },
  });
  const { link, type } = form.watch();
  const found = useFound(useDebounced(link, DEBOUNCE_MS));
  const { data: own } = useQuery(ownRequestsQuery);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 rounded-panel bg-surface-1 p-5 md:p-7">
      <fieldset>
        <legend className="mb-2 text-sm font-medium text-high">{t('form.kind')}</legend>
        <div className="flex gap-2">
          {KINDS.map((kind) => (
            <Chip key={kind} selected={kind === type} onClick={() => form.setValue('type', kind)}>
              {t(`kind.${kind}`)}
            </Chip>
          ))}
        </div>
      </fieldset>
      {wanted && link === '' && <FindAddress film={wanted} />}
      <TextInput
        {...field('link')}
        dir="ltr"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={2_000}
        placeholder="tt0111161"
        label={t('form.link')}
        hint={t('form.hint')}
      />
      <FoundAlready found={found} own={own} />
      <FormAlert messages={errors} />
      <Button kind={found?.post ? 'quiet' : 'main'} size="lg" type="submit" busy={busy} className="md:self-start">
        {t('form.send')}
      </Button>
    </form>
  );
}
