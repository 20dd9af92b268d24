import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { BackLink } from '../components/page/BackLink.tsx';
import { PageFrame } from '../components/page/PageFrame.tsx';
import { NewsPostForm } from './news/NewsPostForm.tsx';
import { ReviewForm } from './reviews/ReviewForm.tsx';

const WIDTH = 1180;

export function NewNewsPostPage() {
  return (
    <Frame list="/news" listTitle="parde.articles.news" title="parde.articles.new_post">
      <NewsPostForm />
    </Frame>
  );
}

export function NewReviewPage() {
  return (
    <Frame list="/reviews" listTitle="parde.articles.reviews" title="parde.articles.new_review">
      <ReviewForm />
    </Frame>
  );
}

interface FrameProps {
  list: string;
  listTitle: string;
  title: string;
  children: ReactNode;
}

function Frame({ list, listTitle, title, children }: FrameProps) {
  const translate = useTranslate();
  return (
    <>
      <BackLink to={list} label={translate(listTitle)} width={WIDTH} />
      <PageFrame title={translate(title)} width={WIDTH}>
        {children}
      </PageFrame>
    </>
  );
}
