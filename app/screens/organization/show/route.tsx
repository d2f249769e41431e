import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SAMPLE_PROFILE_IMAGE } from "#modules/accounts/contract";
import { readPublicProfile } from "#modules/accounts/index.server";
import { env } from "#modules/platform/env.server";
import { leadVisitorToKept } from "~/http/merged-account.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { useUi, useWords } from "~/ui/ui-context";
import { HeaderPicture } from "../header-picture";
import { profileMessages } from "../words";
import { ProfileFacts } from "./profile-facts";

/** What anybody may see of a member. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const found = await readPublicProfile(context.ctx, readId(params.id));
  if (!found.ok) {
    await leadVisitorToKept(context, request, readId(params.id));
    refusePage(context, found.refusal);
  }
  const profile = found.value;
  const picture = profile.public_profile_image || SAMPLE_PROFILE_IMAGE;
  return {
    profile,
    shared: {
      url: env.publicUrl + paths.profile(profile.id),
      image: env.publicUrl + picture,
      text: (profile.about ?? "").replace(/\s+/g, " ").slice(0, 200),
    },
  };
}

export default function PublicProfile() {
  const { profile, shared } = useLoaderData<typeof loader>();
  const { brand } = useUi();
  const t = useWords(profileMessages);
  const { name, isOwn, isPublic } = profile;
  return (
    <Page>
      <meta property="og:type" content="profile" />
      <meta property="og:title" content={name} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:url" content={shared.url} />
      <meta property="og:image" content={shared.image} />
      {shared.text && <meta property="og:description" content={shared.text} />}
      {shared.text && <meta name="description" content={shared.text} />}
      {!isPublic && <meta name="robots" content="noindex" />}
      {isOwn && <OwnNotice accountId={profile.id} isPublic={isPublic} />}
      <HeaderPicture url={profile.public_profile_image} alt={t("show.alt", { name })} />
      <div className="profile-head">
        <PageTitle
          title={name}
          lede={isPublic ? t("show.member", { brand: brand.name }) : undefined}
        />
      </div>
      <ProfileFacts profile={profile} />
    </Page>
  );
}

/** Tells people of the account what others see, and leads to where it is changed. */
function OwnNotice({ accountId, isPublic }: { accountId: number; isPublic: boolean }) {
  const t = useWords(profileMessages);
  return (
    <div className="mb-8">
      <Notice title={t(isPublic ? "show.ownTitle" : "show.previewTitle")}>
        <p>{t(isPublic ? "show.own" : "show.preview")}</p>
        <div className="btn-row mt-4">
          <ButtonLink to={paths.profileImage(accountId)} variant="secondary">
            {t("show.changePicture")}
          </ButtonLink>
          <ButtonLink to={paths.accountUpdate(accountId)} variant="secondary">
            {t("show.changeText")}
          </ButtonLink>
        </div>
      </Notice>
    </div>
  );
}
